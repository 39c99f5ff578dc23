import { test as base, expect } from '@playwright/test'
import { Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { openWebkit, QUERIES, type Webkit } from './webkit-driver.ts'

type Role = 'alert' | 'button' | 'combobox' | 'dialog' | 'heading' | 'link' | 'list' | 'option' | 'status' | 'textbox'

/** Milliseconds that anything may take to appear, on a machine that is busy with something else. */
const PATIENCE_MS = 15_000

/** A page in WebKitGTK: looked at by role and name, moved by its driver's own mouse and keys. */
export class WebkitPage {
  readonly driver: WebDriver
  private readonly origin: string

  constructor(driver: WebDriver, origin: string) {
    this.driver = driver
    this.origin = origin
  }

  /** Opens a path, waits for React, and notes from then on what nobody caught. */
  async goto(path: string): Promise<void> {
    await this.driver.get(this.origin + path)
    await this.ready()
  }

  async ready(): Promise<void> {
    await this.until(() => this.run(() => performance.getEntriesByName('hydrated').length > 0), 'la página está viva')
    await this.driver.executeScript(QUERIES)
    await this.run(() => {
      const errors: string[] = []
      Object.assign(window, { errors })
      window.addEventListener('error', ({ message }) => errors.push(message))
      window.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        errors.push(`${violatedDirective} ${blockedURI}`),
      )
    })
  }

  /** Makes the page this large, in px. */
  async resize(width: number, height: number): Promise<void> {
    const window = this.driver.manage().window()
    await window.setRect({ width, height })
    const [wide, high] = await this.run(() => [innerWidth, innerHeight] as const)
    await window.setRect({ width: 2 * width - wide, height: 2 * height - high })
  }

  /** Errors since the page was loaded that nobody caught. */
  errors(): Promise<string[]> {
    return this.run(() => (window as unknown as { errors: string[] }).errors)
  }

  /** Runs a function within the page; its arguments and its answer travel as JSON, elements as such. */
  run<Answer, Values extends readonly unknown[]>(
    what: (...values: Values) => Answer,
    ...values: Values
  ): Promise<Answer> {
    return this.driver.executeScript<Answer>(`return (${what.toString()})(...arguments)`, ...values)
  }

  async until(holds: () => Promise<boolean>, what: string): Promise<void> {
    await expect.poll(holds, { message: what, timeout: PATIENCE_MS }).toBe(true)
  }

  /** All elements of a role whose accessible name holds this text, or matches it whole where it is a pattern. */
  all(role: Role, name: string | RegExp, within?: WebElement): Promise<WebElement[]> {
    const [source, flags] =
      typeof name === 'string' ? [name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), ''] : [name.source, name.flags]
    return this.driver.executeScript<WebElement[]>(
      `return TestingLibraryDom.queryAllByRole(arguments[3] ?? document.body, arguments[0], { name: new RegExp(arguments[1], arguments[2]) })`,
      role,
      source,
      flags,
      within ?? null,
    )
  }

  /** Waits for the first element of a role and a name. */
  async find(role: Role, name: string | RegExp, within?: WebElement): Promise<WebElement> {
    let [found] = await this.all(role, name, within)
    await this.until(
      async () => {
        ;[found] = await this.all(role, name, within)
        return found !== undefined
      },
      `${role} ${String(name)}`,
    )
    if (found === undefined) throw new Error(`${role} ${String(name)}`)
    return found
  }

  /** Presses a control once it can be reached: it may be on its way in, and the driver does not always scroll to it. */
  async press(role: Role, name: string | RegExp, within?: WebElement): Promise<void> {
    await expect(async () => {
      const element = await this.find(role, name, within)
      await this.run((node: unknown) => (node as HTMLElement).scrollIntoView({ block: 'center' }), element as unknown)
      await element.click()
    }).toPass({ timeout: PATIENCE_MS })
  }

  async keys(...keys: readonly string[]): Promise<void> {
    await this.driver
      .actions()
      .sendKeys(...keys)
      .perform()
  }

  /** What has the focus: its label, or its text. */
  focused(): Promise<string> {
    return this.run(() => {
      const { activeElement } = document
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim() ?? ''
    })
  }

  path(): Promise<string> {
    return this.run(() => location.pathname)
  }
}

interface Fixtures {
  dark: boolean
  visit: WebkitPage
}

/** Journeys in WebKitGTK, each with a browser of its own. */
export const test = base.extend<Fixtures>({
  dark: [false, { option: true }],
  visit: async ({ baseURL, dark }, use) => {
    const webkit: Webkit = await openWebkit({ dark })
    try {
      const visit = new WebkitPage(webkit.driver, baseURL ?? '')
      await visit.resize(1280, 800)
      await use(visit)
      expect(await visit.errors().catch(() => []), 'errores que nadie atendió').toEqual([])
    } finally {
      await webkit.close()
    }
  },
})

export { expect, Key }
