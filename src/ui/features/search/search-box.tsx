import { type ComponentProps, type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { foldText, isBlank, namedColour, visibleText } from '../../../domain/text.ts'
import {
  catalogueQueries,
  firstSuggestions,
  isNameAlone,
  type ImagePath,
  type Suggestion,
} from '../../../domain/catalogue/catalogue.ts'
import { shownPrice } from '../../../domain/catalogue/tiers.ts'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Thumb } from '../../kit/picture.tsx'
import { useRawPath } from '../../site/address.ts'
import { isComposing } from '../../kit/is-composing.ts'
import { matchPath, paths } from '../../site/paths.ts'
import { focusGoesTo } from '../../kit/press.ts'
import { useServices, useUser } from '../../data/services.ts'
import { pesos } from '../../kit/format.ts'
import { type Read, useRead } from '../../data/read.tsx'
import { notices, notify } from '../../notices/toasts.ts'
import './search.css'

const MOST_RECENT = 6

export const searchedIn = (pathname: string) => visibleText(matchPath(pathname)?.params['busqueda'] ?? '')

/** An ARIA combobox. `onSearch`: a dialog around the box can close. */
export const SearchBox = ({ onSearch }: { onSearch?: () => void }) => {
  const searches = useServices().recents.searches(useUser())
  const [, navigate] = useLocation()
  const pathname = useRawPath()
  const [shownFor, setShownFor] = useState(pathname)
  const [typed, setTyped] = useState(() => searchedIn(pathname))
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [recent, setRecent] = useState<readonly string[]>([])
  const input = useRef<HTMLInputElement>(null)
  const id = useId()

  if (shownFor !== pathname) {
    setShownFor(pathname)
    setTyped(searchedIn(pathname) || typed)
  }

  const suggestions = useSuggestions(typed, open)
  const remembering = typed === ''
  const groups = remembering ? [{ rows: recent.map((text): Row => ({ text })) }] : groupsFor(typed, suggestions)
  const rows = groups.flatMap((group) => group.rows)
  const expanded = open && rows.length > 0
  const chosen = expanded ? rows[active] : undefined
  const current = chosen?.text
  const value = current ?? typed

  // The field may hold a text from before the page was hydrated.
  useEffect(() => setTyped((text) => input.current?.value || text), [])

  const show = () => {
    setRecent(searches.read().slice(0, MOST_RECENT))
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const type = (text: string) => {
    setTyped(text)
    setActive(-1)
    show()
  }
  const go = (path: string) => {
    close()
    navigate(path)
    onSearch?.()
  }
  const search = (text: string) => {
    if (isBlank(text)) {
      notify(notices.searchEmpty())
      input.current?.focus()
      return
    }
    const wanted = visibleText(text)
    searches.edit((all) =>
      [wanted, ...all.filter((former) => foldText(former) !== foldText(wanted))].slice(0, MOST_RECENT),
    )
    setTyped(wanted)
    go(paths.search(wanted))
  }
  const choose = ({ text, href }: Row) => (href === undefined ? search(text) : go(href))
  const forget = () => {
    searches.edit(() => [])
    setRecent([])
    setActive(-1)
    input.current?.focus()
  }

  const step = (by: 1 | -1) => {
    if (!expanded) {
      show()
      if (rows.length === 0) return
    }
    // Positions include the typed text.
    const positions = rows.length + 1
    setActive(((active + 1 + by + positions) % positions) - 1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault()
        if (event.altKey && event.key === 'ArrowUp') close()
        else step(event.key === 'ArrowDown' ? 1 : -1)
        return
      case 'Escape':
        // Escape closes only the list, and once more the dialog around it.
        if (expanded) event.preventDefault()
        close()
        return
      case 'Home':
      case 'End':
      case 'ArrowLeft':
      case 'ArrowRight':
        // A moved caret begins to edit the suggestion, which becomes the typed text.
        if (current !== undefined) type(current)
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (chosen) choose(chosen)
    else search(value)
  }

  return (
    <form role="search" className="search-box" onSubmit={submit} noValidate>
      <div
        className="search-box-field fill"
        onBlur={(event) => {
          if (!event.currentTarget.contains(focusGoesTo(event))) close()
        }}
      >
        <input
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          role="combobox"
          aria-label="Buscar productos"
          aria-autocomplete="list"
          aria-expanded={expanded}
          aria-controls={`${id}-list`}
          aria-activedescendant={current === undefined ? undefined : `${id}-${active}`}
          placeholder="Playeras, botas…"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={(event) => type(event.target.value)}
          onFocus={show}
          onClick={show}
          onKeyDown={onKeyDown}
        />
        <div className="search-box-pop" hidden={!expanded}>
          {remembering && <p className="small strong muted">Búsquedas recientes</p>}
          <div id={`${id}-list`} role="listbox" aria-label={remembering ? 'Búsquedas recientes' : 'Sugerencias'}>
            {expanded &&
              groups.map(({ name, className, rows: members }) => (
                <div key={name ?? ''} role={name && 'group'} aria-label={name} className={className}>
                  {members.map((row) => (
                    <SearchOption
                      key={rows.indexOf(row)}
                      id={`${id}-${rows.indexOf(row)}`}
                      row={row}
                      aria-selected={row === chosen}
                      onClick={() => choose(row)}
                    />
                  ))}
                </div>
              ))}
          </div>
          {remembering && expanded && (
            <Button tone="text" onClick={forget}>
              Borrar búsquedas recientes
            </Button>
          )}
        </div>
      </div>
      <button type="submit" className="search-box-go icon-button" aria-label="Buscar">
        <Icon name="search" />
      </button>
    </form>
  )
}

const PAUSE_MS = 200
const NONE: readonly Suggestion[] = []

/** One toast for each failed request of suggestions or results; an aborted one is no failure. */
export const useConnectionToast = ({ error }: Pick<Read<unknown>, 'error'>) =>
  useEffect(() => {
    if (error !== null && error.failure.kind !== 'aborted') notify(notices.connectionFailed())
  }, [error])

/** Suggestions: while the next answer is pending, those of the last that fit. */
const useSuggestions = (typed: string, open: boolean) => {
  const text = visibleText(typed)
  const [query, setQuery] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQuery(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])

  // The text is the key, so an older answer never replaces a newer one.
  const {
    data = NONE,
    error,
    isPlaceholderData,
  } = useRead(catalogueQueries.suggestions({ text: query }), {
    enabled: open && query === text && !isBlank(text),
    keepPrevious: true,
  })
  useConnectionToast({ error })
  const isAnswer = query === text && !isPlaceholderData
  return firstSuggestions(text, isAnswer ? data : data.filter(({ name }) => foldText(name).includes(foldText(text))))
}

interface Row {
  text: string
  /** The path of the product that it opens; a row without one is searched for. */
  href?: string
  image?: ImagePath | null
  note?: string
}
interface Group {
  name?: string
  className?: string
  rows: readonly Row[]
}

const rowOf = (typed: string, { id, tiers, minimum, ...suggestion }: Suggestion): Row => {
  const colour = namedColour(suggestion.colours, typed)
  const price = shownPrice({ tiers, minimum, multiple: null }, null)
  return {
    text: suggestion.name,
    ...(id !== null && { href: paths.product(id, colour?.name) }),
    image: colour?.image ?? suggestion.image,
    note: [price === null ? '' : pesos(price), suggestion.segment, suggestion.town].filter(Boolean).join(' · '),
  }
}

/** Names of categories and makers in one line, then products; names alone are one list. */
const groupsFor = (typed: string, suggestions: readonly Suggestion[]): readonly Group[] => {
  const rowsOf = (some: readonly Suggestion[]) => some.map((suggestion) => rowOf(typed, suggestion))
  const products = rowsOf(suggestions.filter((suggestion) => !isNameAlone(suggestion)))
  const names = rowsOf(suggestions.filter(isNameAlone))
  if (products.length === 0) return [{ rows: names }]
  return [
    { name: 'Búsquedas', className: 'search-box-names row', rows: names },
    { name: 'Productos', rows: products },
  ].filter(({ rows }) => rows.length > 0)
}

const SearchOption = ({ row: { text, image, note }, ...option }: { row: Row } & ComponentProps<'div'>) => (
  <div {...option} className="search-box-option media" role="option" onMouseDown={(event) => event.preventDefault()}>
    {image ? <Thumb path={image} /> : <Icon name={image === undefined ? 'clock' : 'search'} size={16} />}
    {/* The note is no part of what is searched for. */}
    <bdi className="fill" data-note={note || undefined}>
      {text}
    </bdi>
  </div>
)
