/** Files of src that are mutated together, and the quick specifications that prove their rules. */
export interface Part {
  /** Globs; Stryker reads them with commas between, so none may be in them. */
  readonly mutate: readonly string[]
  readonly specs: readonly string[]
}

const machines = (...names: readonly string[]) =>
  names.map((name) => `specs/technical/machines/machines-${name}.spec.ts`)
const domain = (...names: readonly string[]) => names.map((name) => `specs/technical/domain/${name}.spec.ts`)
const adapters = (...names: readonly string[]) => names.map((name) => `specs/technical/adapters/${name}.spec.ts`)

const application = (...names: readonly string[]) => names.map((name) => `specs/technical/application/${name}.spec.ts`)
const contract = (...names: readonly string[]) => names.map((name) => `specs/technical/contract/${name}.spec.ts*`)
const hosting = (...names: readonly string[]) => names.map((name) => `specs/technical/hosting/${name}.spec.ts*`)

const httpFiles = (...names: readonly string[]) => names.map((name) => `src/adapters/http/${name}.ts`)
const http = {
  client: httpFiles('client/client'),
  answers: httpFiles('client/answer', 'endpoints/write', 'endpoints/endpoint', 'schema/rows'),
  kinds: httpFiles('schema/kinds', 'schema/lists', 'schema/figures', 'schema/text'),
  dialect: httpFiles('schema/apply', 'schema/dialect'),
}

/**
 * The areas of src that must score, in parts: a mutant of a constant or of a machine's table runs against all the
 * specifications of its part, hence small parts, and examples rather than properties or screens.
 */
export const AREAS: Readonly<Record<string, readonly Part[]>> = {
  machines: [
    {
      mutate: ['src/machines/order-sending.machine.ts'],
      specs: [...machines('orders'), ...application('order-sending')],
    },
    {
      mutate: ['src/machines/message-delivery.machine.ts'],
      specs: [...machines('delivery'), ...application('message-outbox')],
    },
    { mutate: ['src/machines/social-sign-in.machine.ts'], specs: machines('social') },
    {
      mutate: [
        'src/machines/login.machine.ts',
        'src/machines/mobile-menu.machine.ts',
        'src/machines/password-toggle.machine.ts',
        'src/machines/session.machine.ts',
      ],
      specs: machines('account', 'login'),
    },
  ],
  application: [
    {
      mutate: ['src/application/order-*.ts', 'src/application/pending-writes.ts', 'src/application/todays-products.ts'],
      specs: [
        ...application('order-sending'),
        'specs/acceptance/orders/orders-tabs.spec.ts',
        'specs/acceptance/orders/orders-sending.spec.tsx',
      ],
    },
    {
      mutate: ['src/application/message-outbox.ts', 'src/application/login-intent.ts'],
      specs: application('message-outbox'),
    },
    { mutate: ['src/application/product-search.ts'], specs: ['specs/acceptance/search/search-words.spec.tsx'] },
    {
      mutate: ['src/application/login-flow.ts', 'src/application/current-session.ts'],
      specs: ['specs/acceptance/account/account-*.spec.tsx'],
    },
  ],
  domain: [
    {
      mutate: ['src/domain/orders/order*.ts', 'src/domain/orders/reorder.ts'],
      specs: [...domain('domain-orders'), 'specs/technical/domain/order-summary.spec.ts'],
    },
    {
      mutate: ['src/domain/orders/quantity-*.ts', 'src/domain/catalogue/tiers.ts'],
      specs: domain('domain-catalogue', 'quantity-grid', 'quantity-input'),
    },
    { mutate: ['src/domain/catalogue/product-*.ts'], specs: domain('product-query', 'product-filters') },
    { mutate: ['src/domain/search/*.ts'], specs: domain('search') },
    {
      mutate: [
        'src/domain/*.ts',
        'src/domain/[!cos]*/*.ts',
        'src/domain/companies/*.ts',
        'src/domain/catalogue/*.ts',
        '!src/domain/catalogue/product-*.ts',
        '!src/domain/catalogue/tiers.ts',
      ],
      specs: [
        ...domain('domain-catalogue', 'domain-people', 'domain-result', 'colour-hex'),
        'specs/technical/domain/whatsapp.spec.ts',
      ],
    },
  ],
  adapters: [
    { mutate: http.client, specs: adapters('client', 'client-records', 'client-waits', 'client-failures') },
    { mutate: http.answers, specs: adapters('answers-reads', 'answers-writes') },
    { mutate: http.kinds, specs: adapters('kinds') },
    { mutate: http.dialect, specs: adapters('dialect', 'dialect-file') },
    {
      mutate: [
        'src/adapters/http/**/*.ts',
        ...Object.values(http)
          .flat()
          .map((file) => `!${file}`),
      ],
      specs: [...adapters('endpoint-table'), ...contract('http-calls', 'contract', 'records')],
    },
    {
      mutate: ['src/adapters/storage/*.ts', 'src/adapters/browser/locks.ts'],
      specs: adapters('browser-storage', 'create-store', 'intent-store', 'locks', 'message-stores', 'order-stores'),
    },
    { mutate: ['src/adapters/browser/[!l]*.ts'], specs: adapters('browser-page', 'telemetry') },
    { mutate: ['src/adapters/firebase/*.ts'], specs: adapters('identity-adapter', 'identity-sdk') },
  ],
  composition: [
    { mutate: ['src/composition/settings.ts'], specs: hosting('build-settings', 'development-api') },
    {
      mutate: ['src/composition/prefetch*.ts', 'src/composition/first-pictures.ts'],
      specs: hosting('build-prefetch', 'build-pages'),
    },
    {
      mutate: [
        'src/composition/*.ts',
        '!src/composition/settings.ts',
        '!src/composition/prefetch*.ts',
        '!src/composition/first-pictures.ts',
      ],
      specs: [...application('await-ports'), ...contract('addresses', 'read-faults', 'write-faults')],
    },
  ],
  'service-worker': [
    { mutate: ['src/service-worker/*.ts'], specs: hosting('build-worker', 'installed-site', 'installed-worker') },
  ],
  hosting: [{ mutate: ['src/hosting/*.ts'], specs: ['specs/technical/hosting/*.spec.ts*'] }],
}
