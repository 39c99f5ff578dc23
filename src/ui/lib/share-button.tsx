import { siteAddress } from './address.ts'
import { useServices } from './services.ts'
import { notices, notify } from '../notices/toasts.ts'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'

export const ShareButton = ({ title, path }: { title: string; path: string }) => {
  const { page, site } = useServices()
  const share = async () => {
    const done = await page.share({ title, url: siteAddress(site, path) })
    if (done === 'copied') notify(notices.linkCopied())
    if (done === 'failed') notify(notices.shareFailed())
  }
  return (
    <Button tone="quiet" onClick={() => void share()}>
      <Icon name="share" size={20} />
      Compartir
    </Button>
  )
}
