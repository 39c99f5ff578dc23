import { Icon, type IconName } from '../kit/icon.tsx'
import { NewWindow } from '../kit/text.tsx'
import { useServices } from '../lib/services.ts'

const NETWORKS = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['tiktok', 'TikTok'],
] as const satisfies readonly (readonly [IconName, string])[]

export const SocialLinks = () => {
  const { site } = useServices()
  const set = NETWORKS.filter(([network]) => site[network] !== '')
  if (set.length === 0) return null
  return (
    <ul className="social-links row" aria-label="Redes sociales">
      {set.map(([network, name]) => (
        <li key={network}>
          <a className="icon-button pink-on-hover" href={site[network]} target="_blank" rel="noopener noreferrer">
            <Icon name={network} size={20} />
            <span className="visually-hidden">{name}</span>
            <NewWindow />
          </a>
        </li>
      ))}
    </ul>
  )
}
