const EYE =
  'M2 12c2.5-4.5 6-6.5 10-6.5s7.5 2 10 6.5c-2.5 4.5-6 6.5-10 6.5S4.5 16.5 2 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z'

const DRAWINGS = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 21 21',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4 21c0-4 3.5-6 8-6s8 2 8 6',
  heart: 'M12 20.5 4.3 12.6a4.8 4.8 0 0 1 6.8-6.8l.9.9.9-.9a4.8 4.8 0 0 1 6.8 6.8Z',
  bag: 'M4.5 8h15l1 13h-17ZM8.5 11V6.5a3.5 3.5 0 0 1 7 0V11',
  menu: 'M3 6h18M3 12h18M3 18h12',
  close: 'm5 5 14 14M19 5 5 19',
  'chevron-left': 'm15 5-7 7 7 7',
  'chevron-right': 'm9 5 7 7-7 7',
  'chevron-down': 'm5 9 7 7 7-7',
  more: 'M5 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2ZM12 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2ZM19 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2Z',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  check: 'm4 12.5 5.5 5.5L20 6.5',
  whatsapp:
    'm3.5 20.5 1.3-4.6A8.5 8.5 0 1 1 8 19.2ZM9 8c-.6 3.6 3 7.4 6.8 7.2l.7-1.9-2.3-1.1-1 ' +
    '1c-1.3-.6-2.2-1.5-2.7-2.7l1-1L10.5 7.3Z',
  share: 'M12 15V3M8 6.5 12 3l4 3.5M6 11H4v10h16V11h-2',
  filter: 'M3 7h10M17 7h4M15 4.5v5M3 17h4M11 17h10M9 14.5v5',
  shield: 'M12 3 4.5 5.5V11c0 5 3 8 7.5 10 4.5-2 7.5-5 7.5-10V5.5ZM8.5 12l2.5 2.5 4.5-5',
  phone: 'M5 3h4l1.5 5-2.5 1.5a12 12 0 0 0 6.5 6.5l1.5-2.5 5 1.5v4c0 1-.8 2-2 2C10.5 21 3 13.5 3 5c0-1.2 1-2 2-2Z',
  mail: 'M2.5 5h19v14h-19ZM3 6l9 7 9-7',
  google: 'M20.5 12.2H12M20.5 12.2A8.5 8.5 0 1 1 17.8 5.8',
  facebook: 'M15.5 3H13a3 3 0 0 0-3 3v15M6.5 11.5h8.5',
  instagram: 'M4 4h16v16H4ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM16.9 7.1h.1',
  tiktok: 'M13 3v12.5a4 4 0 1 1-4-4M13 3c.3 3 2.5 5 6 5.2',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5.5l3.5 2',
  pin: 'M12 3a7 7 0 0 0-7 7c0 5 7 11 7 11s7-6 7-11a7 7 0 0 0-7-7ZM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  store: 'M4 4h16l1.5 6a3.2 3.2 0 0 1-6.3 0 3.2 3.2 0 0 1-6.4 0 3.2 3.2 0 0 1-6.3 0ZM4.5 13v8h15v-8M9.5 21v-5h5v5',
  message: 'M3 4h18v13H11l-5 4v-4H3ZM7.5 9h9M7.5 12.5h5',
  edit: 'M4 20v-4L16.5 3.5l4 4L8 20ZM13.5 6.5l4 4',
  trash: 'M3.5 6.5h17M9 6.5V3.5h6v3M5.5 6.5l1 14h11l1-14M10 10.5v6M14 10.5v6',
  zoom: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 21 21M10.5 7.5v6M7.5 10.5h6',
  alert: 'M12 3.5 22 20.5H2ZM12 10v4.5M12 17.4v.1',
  tag: 'M3 3h8l10 10-8 8L3 11ZM7.5 7.5h.1',
  eye: EYE,
  'eye-off': `${EYE}M4 20 20 4`,
} as const

export type IconName = keyof typeof DRAWINGS

interface Props {
  name: IconName
  size?: number
  filled?: boolean
}

/** Icons are decorative: controls have a name of their own. */
export const Icon = ({ name, size = 24, filled = false }: Props) => (
  <svg
    className={filled ? 'icon icon-filled' : 'icon'}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    <path d={DRAWINGS[name]} />
  </svg>
)
