import { render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { describe, expect, it } from 'vitest'
import { ReadView } from '../../../src/ui/kit/read-view.tsx'
import { ArrivalContext } from '../../../src/ui/app/navigation.tsx'
import type { Read } from '../../../src/ui/lib/use-read.ts'

const known = { data: ['Blusa Alondra'], error: null, fetchStatus: 'idle', isFetching: false } as unknown as Read<readonly string[]>

/** What is drawn, in the order in which it comes into sight. */
const drawing = (inSteps: boolean): readonly string[] => {
  const shown: string[] = []
  const Seen = ({ text }: { text: string }) => {
    useEffect(() => {
      shown.push(text)
    }, [text])
    return <p>{text}</p>
  }
  render(
    <ArrivalContext value={{ byNavigation: true, inSteps }}>
      <Seen text="el título" />
      <ReadView read={known} skeleton={<Seen text="el hueco" />}>
        {([name = '']) => <Seen text={name} />}
      </ReadView>
    </ArrivalContext>,
  )
  return shown
}

describe('Lo que ya se sabe, al llegar a una pantalla', () => {
  it('en un equipo lento viene un momento después del título, y ocupa el hueco', () => {
    expect(drawing(true)).toEqual(['el título', 'el hueco', 'Blusa Alondra'])
    expect(screen.getByText('Blusa Alondra')).toBeShown()
    expect(screen.queryByText('el hueco')).toBeNull()
  })

  it('en uno rápido, y al volver atrás, viene con el título', () => {
    expect(drawing(false)).toEqual(['el título', 'Blusa Alondra'])
  })
})
