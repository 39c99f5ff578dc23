/** Files of src that are mutated together, and the quick specifications, without a screen, that prove their rules. */
export interface Part {
  /** Globs; Stryker reads them with commas between, so none may be in them. */
  readonly mutate: readonly string[]
  readonly specs: readonly string[]
}

/**
 * The areas of src that must score, in parts: a mutant of a constant or of a machine's table runs against all the
 * specifications of its part, hence small parts, and examples rather than properties.
 */
export const AREAS: Readonly<Record<string, readonly Part[]>> = {
  machines: [
    { mutate: ['src/machines/order-sending.ts'], specs: ['specs/technical/machines/machines-orders.spec.ts'] },
    { mutate: ['src/machines/message-delivery.ts'], specs: ['specs/technical/machines/machines-delivery.spec.ts'] },
    { mutate: ['src/machines/social-sign-in.ts'], specs: ['specs/technical/machines/machines-social.spec.ts'] },
    {
      mutate: ['src/machines/[lps]*.ts', '!src/machines/social-sign-in.ts', 'src/machines/mobile-menu.ts'],
      specs: ['specs/technical/machines/machines-account.spec.ts', 'specs/technical/machines/machines-login.spec.ts'],
    },
  ],
  domain: [
    { mutate: ['src/domain/orders/order*.ts', 'src/domain/orders/reorder.ts'], specs: ['specs/technical/domain/domain-orders.spec.ts'] },
    { mutate: ['src/domain/catalogue/product-*.ts'], specs: ['specs/technical/domain/product-query.spec.ts', 'specs/technical/domain/product-filters.spec.ts'] },
    { mutate: ['src/domain/orders/quantity-*.ts'], specs: ['specs/technical/domain/quantity-grid.spec.ts', 'specs/technical/domain/quantity-input.spec.ts'] },
    {
      mutate: ['src/domain/**/*.ts', '!src/domain/orders/*.ts', '!src/domain/catalogue/product-*.ts'],
      specs: ['specs/technical/domain/domain-catalogue.spec.ts', 'specs/technical/domain/domain-people.spec.ts', 'specs/technical/domain/domain-result.spec.ts', 'specs/acceptance/orders/whatsapp.spec.ts'],
    },
  ],
  adapters: [
    { mutate: ['src/adapters/http/client.ts', 'src/adapters/http/answer.ts', 'src/adapters/http/csrf.ts'], specs: ['specs/technical/adapters/client.spec.ts', 'specs/technical/adapters/client-records.spec.ts', 'specs/technical/adapters/client-waits.spec.ts', 'specs/technical/adapters/client-failures.spec.ts'] },
    {
      mutate: ['src/adapters/http/fields.ts', 'src/adapters/http/text.ts', 'src/adapters/http/post.ts'],
      specs: ['specs/technical/adapters/post.spec.ts', 'specs/technical/adapters/client-failures.spec.ts', 'specs/technical/adapters/decode-fields.spec.ts', 'specs/technical/adapters/readers.spec.ts', 'specs/technical/adapters/text.spec.ts', 'specs/technical/adapters/decode-rows.spec.ts', 'specs/technical/adapters/decode-answers.spec.ts'],
    },
    {
      mutate: ['src/adapters/http/lists.ts', 'src/adapters/http/prices.ts', 'src/adapters/http/images.ts', 'src/adapters/http/moments.ts'],
      specs: ['specs/technical/adapters/shapes.spec.ts', 'specs/technical/adapters/readers.spec.ts', 'specs/technical/adapters/text.spec.ts'],
    },
    {
      mutate: ['src/adapters/http/columns.ts', 'src/adapters/http/decode.ts', 'src/adapters/http/translate.ts', 'src/adapters/http/dialect*.ts'],
      specs: ['specs/technical/adapters/dialect.spec.ts', 'specs/technical/adapters/dialect-file.spec.ts', 'specs/technical/adapters/decode-rows.spec.ts'],
    },
    {
      mutate: [
        'src/adapters/http/*.ts',
        '!src/adapters/http/client.ts',
        '!src/adapters/http/answer.ts',
        '!src/adapters/http/csrf.ts',
        '!src/adapters/http/fields.ts',
        '!src/adapters/http/lists.ts',
        '!src/adapters/http/prices.ts',
        '!src/adapters/http/images.ts',
        '!src/adapters/http/moments.ts',
        '!src/adapters/http/columns.ts',
        '!src/adapters/http/decode.ts',
        '!src/adapters/http/translate.ts',
        '!src/adapters/http/dialect*.ts',
        '!src/adapters/http/text.ts',
        '!src/adapters/http/post.ts',
      ],
      specs: [
        'specs/acceptance/contract/http-calls.spec.ts',
        'specs/technical/adapters/decode-fields.spec.ts',
        'specs/technical/adapters/decode-mapping.spec.ts',
        'specs/technical/adapters/decode-rows.spec.ts',
        'specs/technical/adapters/endpoint-table.spec.ts',
        'specs/technical/adapters/decode-answers.spec.ts',
      ],
    },
    { mutate: ['src/adapters/browser/*.ts', 'src/adapters/storage/*.ts'], specs: ['specs/technical/adapters/browser-*.spec.ts', 'specs/technical/adapters/telemetry.spec.ts'] },
    { mutate: ['src/adapters/firebase/*.ts'], specs: ['specs/technical/adapters/identity-adapter.spec.ts', 'specs/technical/adapters/identity-sdk.spec.ts'] },
  ],
}
