/**
 * View and contact records (R7.51 to R7.57). Each is sent once per view, never blocks a screen and survives leaving the
 * page; its outcome does not matter, so there is no result. `user` is the e-mail, empty for an anonymous visitor.
 */
export interface VisitsPort {
  /** A screen was opened (R7.51). */
  page(visit: { page: string; user: string }): void
  /** A manufacturer was opened (R7.52). */
  store(visit: { storeId: string; user: string }): void
  /** A manufacturer was contacted (R7.53). */
  storeContact(visit: { storeId: string; user: string }): void
  /** A product was opened (R7.54). */
  product(visit: { productId: string; user: string }): void
  /** A manufacturer was contacted about a product (R7.55). */
  productContact(visit: { productId: string; user: string }): void
  /** An article was opened (R7.56). */
  article(visit: { articleId: string; user: string }): void
  /** A chat in WhatsApp was opened (R7.57). */
  whatsappContact(visit: { storeId: string; productId: string; user: string }): void
}
