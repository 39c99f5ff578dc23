import { fireEvent, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openProduct } from '../../support/buyer.ts'

describe('La foto ampliada', () => {
  it('R12.79 la foto ampliada se acerca y se aleja con botones, teclado, doble clic y dos dedos', async () => {
    const site = await openProduct({ product: { gallery: ['a.svg', 'b.svg'] } })
    await site.user.click(site.screen.getByRole('button', { name: 'Ampliar foto' }))
    const stage = site.screen.getByRole('group', { name: 'Fotos ampliadas de Playera Alba' })
    const zoom = within(stage.parentElement!)
    const size = () => zoom.getByRole('img').parentElement?.style.inlineSize
    expect([zoom.getByRole('status').textContent, size()]).toEqual(['2×', '200%'])
    await site.user.click(zoom.getByRole('button', { name: 'Acercar' }))
    await site.user.click(zoom.getByRole('button', { name: 'Acercar' }))
    await site.user.click(zoom.getByRole('button', { name: 'Acercar' }))
    expect([zoom.getByRole('status').textContent, size()]).toEqual(['4×', '400%'])
    fireEvent.keyDown(stage, { key: '-' })
    expect(size()).toBe('300%')
    fireEvent.keyDown(stage, { key: 'ArrowRight' })
    expect(zoom.getByRole('img', { name: 'Playera Alba, foto 1 de 2' })).toBeShown()
    fireEvent.doubleClick(stage)
    expect(size()).toBe('100%')
    fireEvent.keyDown(stage, { key: 'ArrowRight' })
    expect(zoom.getByRole('img', { name: 'Playera Alba, foto 2 de 2' })).toBeShown()

    const touch = (pointerId: number, clientX: number) => ({ pointerId, clientX, clientY: 0, pointerType: 'touch' })
    fireEvent.pointerDown(stage, touch(1, 0))
    fireEvent.pointerDown(stage, touch(2, 100))
    fireEvent.pointerMove(stage, touch(2, 250))
    expect(size()).toBe('250%')
    fireEvent.pointerUp(stage, touch(2, 250))
    fireEvent.pointerMove(stage, touch(1, 200))
    expect(size()).toBe('250%')
  })
})
