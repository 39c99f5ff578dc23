import { useEffect, useId, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react'
import { useLocation } from 'wouter'
import type { ImagePath, Suggestion } from '../../../domain/catalogue/catalogue.ts'
import { namedColour } from '../../../domain/search/stem.ts'
import { offeredTiers } from '../../../domain/catalogue/tiers.ts'
import { foldText, isBlank } from '../../../domain/text.ts'
import { useRawPath } from '../../lib/address.ts'
import { Icon } from '../../kit/icon.tsx'
import { Picture } from '../../kit/picture.tsx'
import { matchPath, paths } from '../../lib/paths.ts'
import { useServices } from '../../lib/services.ts'
import { useUser } from '../../lib/use-session.ts'
import { notices, notify } from '../../notices/toasts.ts'
import { useSuggestions } from './search-box-suggestions.ts'
import { perPiece, pesos } from '../../lib/format.ts'
import './search-box.css'

const NONE: readonly string[] = []
const MOST_RECENT = 6
/** R5.07, the typed text among them. */
const MOST_ROWS = 8

/** The text of the search screen, which the box shows so that it can be edited. */
const searched = (pathname: string) => matchPath(pathname)?.params['busqueda']?.trim() ?? ''

interface Row {
  text: string
  label?: string
  image?: ImagePath | null
  note?: string
}

const noteOf = ({ category, segment, tiers, minimum }: Suggestion) => {
  const [first] = offeredTiers(tiers, minimum)
  const price = first && `${pesos(first.price)} ${perPiece(first)}`
  return [category, segment, price].filter(Boolean).join(' · ')
}

/** What was typed comes first, so that one sees that it is asked for as it is; a picture shows the colour typed. */
const rowsFor = (typed: string, suggestions: readonly Suggestion[]): readonly Row[] => {
  const text = typed.trim()
  if (suggestions.length === 0) return []
  return [
    { text, label: `Buscar «${text}»` },
    ...suggestions.map((each) => ({
      text: each.name,
      image: namedColour(each.colours, text)?.image ?? each.image,
      note: noteOf(each),
    })),
  ].slice(0, MOST_ROWS)
}

/**
 * The search of the header (R2.24), an ARIA combobox. `onSearch`: a search starts, so that a dialog around the box can
 * close.
 */
export const SearchBox = ({ onSearch, autoFocus = false }: { onSearch?: () => void; autoFocus?: boolean }) => {
  const searches = useServices().recents.searches(useUser())
  const [, navigate] = useLocation()
  const pathname = useRawPath()
  const [shownFor, setShownFor] = useState(pathname)
  const [typed, setTyped] = useState(() => searched(pathname))
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [recent, setRecent] = useState(NONE)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()

  if (shownFor !== pathname) {
    setShownFor(pathname)
    setTyped(searched(pathname) || typed)
  }

  const suggestions = useSuggestions(typed, open)
  const remembering = typed === ''
  const rows: readonly Row[] = remembering ? recent.map((text) => ({ text })) : rowsFor(typed, suggestions)
  const expanded = open && rows.length > 0
  const current = expanded ? rows[active]?.text : undefined
  const value = current ?? typed

  useEffect(() => {
    if (autoFocus) input.current?.focus()
  }, [autoFocus])
  // What was typed before the page answered.
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
  const search = (text: string) => {
    if (isBlank(text)) {
      notify(notices.searchEmpty())
      input.current?.focus()
      return
    }
    const wanted = text.trim()
    void searches.update((all) =>
      [wanted, ...all.filter((each) => foldText(each) !== foldText(wanted))].slice(0, MOST_RECENT),
    )
    setTyped(wanted)
    close()
    navigate(paths.search(wanted))
    onSearch?.()
  }
  const forget = (text?: string) => {
    void searches.update((all) => (text === undefined ? [] : all.filter((each) => each !== text)))
    setRecent(searches.read().slice(0, MOST_RECENT))
    setActive(-1)
    input.current?.focus()
  }

  const step = (by: 1 | -1) => {
    if (!expanded) {
      show()
      if (rows.length === 0) return
    }
    // One position more than there are rows: the typed text itself.
    const places = rows.length + 1
    setActive(((active + 1 + by + places) % places) - 1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault()
        if (event.altKey && event.key === 'ArrowUp') close()
        else step(event.key === 'ArrowDown' ? 1 : -1)
        return
      case 'Escape':
        // Escape closes only the list; a second one closes the dialog around it.
        if (expanded) event.preventDefault()
        close()
        return
      case 'Delete':
        if (!remembering || current === undefined) return
        event.preventDefault()
        forget(current)
        return
      case 'Home':
      case 'End':
      case 'ArrowLeft':
      case 'ArrowRight':
        // Moving the caret edits the shown suggestion: from now on it is the typed text.
        if (current !== undefined) type(current)
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    search(value)
  }

  return (
    <form role="search" className="search-box" onSubmit={submit} noValidate>
      <div
        className="search-box-field"
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) close()
        }}
      >
        <input
          ref={input}
          className="search-box-input"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          role="combobox"
          aria-label="Buscar productos"
          aria-autocomplete="list"
          aria-expanded={expanded}
          aria-controls={`${id}-list`}
          aria-activedescendant={current === undefined ? undefined : `${id}-${active}`}
          placeholder="Busca playeras, botas, uniformes…"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={120}
          value={value}
          onChange={(event) => type(event.target.value)}
          onFocus={show}
          onClick={show}
          onKeyDown={onKeyDown}
        />
        <div className="search-box-pop" hidden={!expanded}>
          {remembering && <p className="search-box-head small strong muted">Búsquedas recientes</p>}
          <ul
            id={`${id}-list`}
            className="plain-list"
            role="listbox"
            aria-label={remembering ? 'Búsquedas recientes' : 'Sugerencias'}
          >
            {expanded &&
              rows.map(({ text, label, image, note }, index) => (
                <li
                  key={`${index}:${text}`}
                  id={`${id}-${index}`}
                  className="search-box-option"
                  role="option"
                  aria-selected={index === active}
                  // The focus stays in the box.
                  onPointerDown={(event) => event.preventDefault()}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => search(text)}
                >
                  {image ? (
                    <Picture path={image} alt="" width={32} height={40} />
                  ) : (
                    <Icon name={remembering ? 'clock' : 'search'} size={16} />
                  )}
                  {/* What is known of it stands below the name, but is no part of what is searched for. */}
                  <bdi data-note={note || undefined}>{label ?? text}</bdi>
                  {remembering && (
                    // For the pointer only; the keyboard has Supr and the button below.
                    <span
                      className="icon-button pink-on-hover"
                      aria-hidden="true"
                      onClick={(event) => {
                        event.stopPropagation()
                        forget(text)
                      }}
                    >
                      <Icon name="close" size={14} />
                    </span>
                  )}
                </li>
              ))}
          </ul>
          {remembering && expanded && (
            <button type="button" className="search-box-clear underlined btn-text" onClick={() => forget()}>
              Borrar búsquedas recientes
            </button>
          )}
        </div>
      </div>
      <button type="submit" className="search-box-go" aria-label="Buscar">
        <Icon name="search" />
      </button>
    </form>
  )
}
