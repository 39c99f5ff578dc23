import { NewWindow } from '../kit/text.tsx'
import { useServices } from '../data/services.ts'

/** Mexican law requires a privacy notice of whoever keeps names and phones. */
export const PrivacyLink = ({ className }: { className?: string }) => {
  const { privacy } = useServices().site
  return (
    <a className={className} href={privacy} target="_blank" rel="noopener noreferrer">
      Aviso de privacidad y términos
      <NewWindow />
    </a>
  )
}
