/**
 * View and contact records. Each is sent once per view, never blocks a screen and survives leaving the page; its
 * outcome does not matter, so there is no result. `user` is the e-mail, empty for an anonymous visitor.
 */
export interface VisitsPort {
  page(visit: { page: string; user: string }): void
  store(visit: { storeId: string; user: string }): void
  storeContact(visit: { storeId: string; user: string }): void
  product(visit: { productId: string; user: string }): void
  productContact(visit: { productId: string; user: string }): void
  article(visit: { articleId: string; user: string }): void
  whatsappContact(visit: { storeId: string; productId: string; user: string }): void
}
