import { paths } from '../lib/paths.ts'

/** The main menu (R2.28), the same in the header and in the side menu (R2.30). */
export const MENU = [
  { text: 'Productos', href: paths.products() },
  { text: 'Empresas', href: paths.companies() },
  { text: 'Blog', href: paths.articles() },
  { text: 'Nosotros', href: paths.about() },
] as const
