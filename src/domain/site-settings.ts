/** Settings of a deployment, validated by the build. What is '' is not shown. */
export type SiteSettings = Readonly<{
  phone: string
  mail: string
  facebook: string
  instagram: string
  tiktok: string
  video: string
  stateBrand: string
  /** Privacy notice and terms: a path of the host or a whole address. */
  privacy: string
  /** What the operator wrote of paying, delivery and joining: `Título: texto`, by `|`. */
  payments: string
  shipping: string
  joining: string
  /** What Canaive verifies, in the operator's words: `Título: texto`, separated by `|`. Empty: nothing is claimed. */
  canaiveChecks: string
  /** Milliseconds between two reads of the inbox, or of a chat, while it is looked at. */
  chatEveryMs: number
  /** Public address, without a final slash, for canonical links. */
  origin: string
}>
