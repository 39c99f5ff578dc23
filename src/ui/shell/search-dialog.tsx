import { Dialog } from '../components/dialog.tsx'
import { useDialogs } from '../dialogs.tsx'
import { SearchBox } from './search-box.tsx'

/** The search of narrow screens (R2.36). */
const SearchDialog = () => {
  const { open, close } = useDialogs()
  return (
    <Dialog open={open === 'search'} onClose={close} title="Busca en Puntada">
      <div className="search-dialog">
        <SearchBox />
      </div>
    </Dialog>
  )
}

export default SearchDialog
