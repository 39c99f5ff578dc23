import { createCompared, MOST_COMPARED } from '../../../application/compared.ts'
import { Button, IconButton } from '../../kit/button.tsx'
import { Dock } from '../../kit/dialog.tsx'
import { useServices, useStored } from '../../data/services.ts'
import { showComparison } from './compared-address.ts'
import './compare.css'

export default function CompareBar() {
  const compared = useServices().once(createCompared)
  const { ids, isFull } = useStored(compared)
  const text = isFull
    ? `Caben ${MOST_COMPARED}: quita uno para elegir otro.`
    : ids.length === 1
      ? 'Elige otro para comparar.'
      : `${ids.length} de ${MOST_COMPARED}`
  return (
    <Dock window label="Comparar productos">
      <p className="small fill" role="status">
        {text}
      </p>
      <IconButton icon="close" label="Quitar lo elegido para comparar" onClick={compared.clear} />
      <Button
        aria-disabled={ids.length < 2 || undefined}
        aria-haspopup="dialog"
        onClick={() => ids.length > 1 && showComparison(ids)}
      >
        {`Comparar ${ids.length}`}
      </Button>
    </Dock>
  )
}
