import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { PictureSourceContext } from '../kit/picture.tsx'
import { useServices } from '../lib/services.ts'

/** Gives pictures their base address. While a simulated backend starts, they are placeholders. */
export const PicturesProvider = ({ children }: { children: ReactNode }) => {
  const { imageUrl, picturesReady } = useServices()
  const [ready, setReady] = useState(picturesReady === null)
  useEffect(() => {
    void picturesReady?.then(() => setReady(true))
  }, [picturesReady])
  const source = useMemo(() => ({ url: imageUrl, ready }), [imageUrl, ready])
  return <PictureSourceContext value={source}>{children}</PictureSourceContext>
}
