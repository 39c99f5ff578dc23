/** Files of src that are mutated together, and the quick specifications that prove their rules. */
export interface Part {
  /** Globs; Stryker reads them with commas between, so none may be in them. */
  readonly mutate: readonly string[]
  readonly specs: readonly string[]
}

type Names = readonly (readonly [mutate: string, specs: string])[]

/**
 * By area: files of `src/AREA/` (`!` leaves one out), and specifications below `specs/technical/`, or `specs/` for
 * those of acceptance. A mutant of a constant or of a machine's table runs against all the specifications of its part,
 * hence small parts, and examples rather than properties or screens.
 */
const NAMES: Readonly<Record<string, Names>> = {
  machines: [
    ['order-sending.machine', 'machines/machines-delivery application/order-sending'],
    ['message-delivery.machine', 'machines/machines-delivery application/message-outbox'],
    ['social-sign-in.machine', 'machines/machines-social'],
    [
      'login.machine mobile-menu.machine password-toggle.machine session.machine',
      'machines/machines-account machines/machines-login',
    ],
  ],
  application: [
    [
      'order-* pending-writes cells todays-products',
      'application/order-sending acceptance/orders/orders-tabs acceptance/orders/orders-sending',
    ],
    ['message-* login-intent', 'application/message-outbox application/login-intent'],
    ['product-search', 'acceptance/search/search-words'],
    ['login-flow current-session complete-intent', 'acceptance/account/account-*'],
  ],
  domain: [
    ['orders/order* orders/drafts orders/reorder', 'domain/domain-orders domain/order-summary'],
    ['orders/quantity-* catalogue/tiers', 'domain/domain-catalogue domain/quantity-grid domain/quantity-input'],
    ['catalogue/product-* catalogue/facets', 'domain/product-query domain/product-filters'],
    ['search/*', 'domain/search'],
    [
      '* [!cos]*/* companies/* catalogue/* !catalogue/product-* !catalogue/facets !catalogue/tiers',
      'domain/domain-catalogue domain/domain-people domain/whatsapp',
    ],
  ],
  adapters: [
    [
      'http/client/* !http/client/answer',
      'adapters/client adapters/client-records adapters/client-waits adapters/client-failures',
    ],
    [
      'http/client/answer http/endpoints/write http/endpoints/endpoint http/schema/rows http/schema/marks',
      'adapters/answers-reads adapters/answers-writes',
    ],
    ['http/schema/kinds http/schema/lists http/schema/figures http/schema/text', 'adapters/kinds'],
    [
      'http/schema/apply* http/schema/dialect http/schema/further-pages http/schema/json http/schema/request-names',
      'adapters/dialect adapters/dialect-file',
    ],
    [
      'http/endpoints/* !http/endpoints/write !http/endpoints/endpoint',
      'contract/http-calls contract/contract contract/records',
    ],
    [
      'storage/* browser/locks',
      'adapters/browser-storage adapters/create-store adapters/locks adapters/message-stores ' +
        'adapters/order-stores',
    ],
    ['browser/[!l]*', 'adapters/browser-page adapters/telemetry'],
    ['firebase/*', 'adapters/identity-adapter adapters/identity-sdk'],
  ],
  composition: [
    ['settings', 'hosting/build-settings hosting/development-api'],
    [
      '* !settings',
      'application/container application/http-wiring contract/addresses contract/read-faults contract/write-faults',
    ],
  ],
  head: [['*', 'hosting/build-prefetch hosting/build-pages']],
  'service-worker': [['*', 'hosting/build-worker hosting/installed-site hosting/installed-worker']],
  hosting: [['**/*', 'hosting/*']],
}

/** The areas of src that must score, in parts. */
export const AREAS: Readonly<Record<string, readonly Part[]>> = Object.fromEntries(
  Object.entries(NAMES).map(([area, parts]) => [
    area,
    parts.map(([mutate, specs]) => ({
      mutate: mutate.split(' ').map((name) => name.replace(/^(!?)(.*)$/, `$1src/${area}/$2.ts`)),
      specs: specs
        .split(' ')
        .map((name) => `specs/${name.startsWith('acceptance/') ? '' : 'technical/'}${name}.spec.ts*`),
    })),
  ]),
)
