/** Settings of a deployment, validated by the build. An empty one is not shown. */
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
  /** The operator's words on paying, delivery and joining: `Título: texto`, separated by `|`. */
  payments: string
  shipping: string
  joining: string
  /** The operator's words on what Canaive verifies, in the same form. Empty: nothing is claimed. */
  canaiveChecks: string
  /** Milliseconds between two reads of the inbox, or of a chat, while it is looked at. */
  chatEveryMs: number
  /** Public address, without a final slash, for canonical links. */
  origin: string
}>
