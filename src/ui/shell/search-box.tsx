import { useEffect, useId, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react'
import { useLocation } from 'wouter'
import { firstSuggestions, isSearchable } from '../../domain/catalogue.ts'
import { foldText, isBlank } from '../../domain/text.ts'
import { Icon } from '../components/icon.tsx'
import { matchPath, paths } from '../routes.ts'
import { useServices } from '../services.ts'
import { notices, notify } from '../toasts.ts'
import { useRead } from '../use-read.ts'
import { forgetSearch, recentSearches, rememberSearch } from './search-box-recent.ts'
import './search-box.css'

/** Milliseconds of rest after the last key before suggestions are asked for. */
const REST_MS = 200
const NONE: readonly string[] = []

/** The suggestions for what is typed; what the last answer still says about it while the next one comes. */
const useSuggestions = (typed: string, open: boolean): readonly string[] => {
  const text = typed.trim()
  const [asked, setAsked] = useState('')
  const [last, setLast] = useState({ text: '', items: NONE })
  // Cleared at once (R4.06); asked only after a rest.
  if (isBlank(text) && asked !== '') setAsked('')
  if (isBlank(text) && last.text !== '') setLast({ text: '', items: NONE })
  useEffect(() => {
    if (!open || isBlank(text)) return undefined
    const timer = setTimeout(() => setAsked(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text, open])

  // Keyed by the text: an older answer lands under its own key, never over a newer one.
  const { data, error } = useRead(
    ['catalogue.suggestions', asked],
    ({ catalogue }, signal) => catalogue.suggestions(asked, signal),
    { enabled: open && asked !== '' },
  )
  if (data !== undefined && asked !== '' && last.items !== data) setLast({ text: asked, items: data })
  // Whoever breaks off did not fail (R8.02).
  useEffect(() => {
    if (error !== null && error.failure.kind !== 'aborted') notify(notices.connectionFailed())
  }, [error])

  if (last.text === text) return firstSuggestions(text, last.items)
  if (last.text === '' || error !== null || !foldText(text).startsWith(foldText(last.text))) return NONE
  return firstSuggestions(text, last.items.filter((item) => foldText(item).includes(foldText(text))))
}

/** What the search screen shows stands in the box too, so that it can be corrected. */
const searched = (pathname: string): string => matchPath(pathname)?.params['busqueda']?.trim() ?? ''

interface Props {
  /** The search is under way: time to close what the box stands in. */
  onSearch?: () => void
  /** Takes the focus when it appears. */
  autoFocus?: boolean
}

/** The search of the header (R2.24): a combobox with a list, by the ARIA authoring practices. */
export const SearchBox = ({ onSearch, autoFocus = false }: Props) => {
  const { kept } = useServices()
  const [pathname, navigate] = useLocation()
  const [shownFor, setShownFor] = useState('')
  const [typed, setTyped] = useState('')
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
  const options = remembering ? recent : suggestions
  const expanded = open && options.length > 0
  const current = expanded ? options[active] : undefined
  const value = current ?? typed

  useEffect(() => {
    if (autoFocus) input.current?.focus()
  }, [autoFocus])

  const show = () => {
    setRecent(recentSearches(kept))
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
    if (!isSearchable(text)) {
      notify(notices.searchEmpty())
      input.current?.focus()
      return
    }
    const wanted = text.trim()
    rememberSearch(kept, wanted)
    setTyped(wanted)
    close()
    navigate(paths.search(wanted))
    onSearch?.()
  }
  const forget = (text?: string) => {
    forgetSearch(kept, text)
    setRecent(recentSearches(kept))
    setActive(-1)
    input.current?.focus()
  }

  const step = (by: 1 | -1) => {
    if (!expanded) {
      show()
      if (options.length === 0) return
    }
    // One place more than there are options: that of the text as it was typed.
    const places = options.length + 1
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
        // Only the list: the dialog around it closes with the next one.
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
        // The caret moves in what is shown: from here on, that is what was typed.
        if (current !== undefined) type(current)
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    search(value)
  }

  return (
    <form role="search" className="search" onSubmit={submit} noValidate>
      <div
        className="search-field"
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) close()
        }}
      >
        <input
          ref={input}
          className="search-input"
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
        <div className="search-pop" hidden={!expanded}>
          {remembering && <p className="search-head">Búsquedas recientes</p>}
          <ul
            id={`${id}-list`}
            className="search-list"
            role="listbox"
            aria-label={remembering ? 'Búsquedas recientes' : 'Sugerencias'}
          >
            {expanded &&
              options.map((option, place) => (
                <li
                  key={option}
                  id={`${id}-${place}`}
                  className="search-option"
                  role="option"
                  aria-selected={place === active}
                  // The focus stays in the box.
                  onPointerDown={(event) => event.preventDefault()}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => search(option)}
                >
                  <Icon name={remembering ? 'clock' : 'search'} size={16} />
                  <bdi>{option}</bdi>
                  {remembering && (
                    // For the pointer; the keyboard has Supr, and everyone has the button below.
                    <span
                      className="search-forget"
                      aria-hidden="true"
                      onClick={(event) => {
                        event.stopPropagation()
                        forget(option)
                      }}
                    >
                      <Icon name="close" size={14} />
                    </span>
                  )}
                </li>
              ))}
          </ul>
          {remembering && expanded && (
            <button type="button" className="search-clear" onClick={() => forget()}>
              Borrar búsquedas recientes
            </button>
          )}
        </div>
      </div>
      <button type="submit" className="search-go" aria-label="Buscar">
        <Icon name="search" />
      </button>
    </form>
  )
}
