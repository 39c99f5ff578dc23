/**
 * View and contact records. Each is sent once per view, never blocks a screen and survives leaving the page; its
 * outcome does not matter, so there is no result. `user` is the e-mail, empty for an anonymous visitor.
 */
export interface VisitsPort {
  /** A screen was opened. */
  page(visit: { page: string; user: string }): void
  /** A manufacturer was opened. */
  store(visit: { storeId: string; user: string }): void
  /** A manufacturer was contacted. */
  storeContact(visit: { storeId: string; user: string }): void
  /** A product was opened. */
  product(visit: { productId: string; user: string }): void
  /** A manufacturer was contacted about a product. */
  productContact(visit: { productId: string; user: string }): void
  /** An article was opened. */
  article(visit: { articleId: string; user: string }): void
  /** A chat in WhatsApp was opened. */
  whatsappContact(visit: { storeId: string; productId: string; user: string }): void
}
