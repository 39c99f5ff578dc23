import { NewWindow } from '../kit/text.tsx'
import { useServices } from './services.ts'

/** The privacy notice and terms, which Mexican law requires of whoever keeps names and phones; only where it is set. */
export const PrivacyLink = ({ className }: { className?: string }) => {
  const { privacy } = useServices().site
  return (
    <a className={className} href={privacy} target="_blank" rel="noopener noreferrer">
      Aviso de privacidad y términos
      <NewWindow />
    </a>
  )
}
