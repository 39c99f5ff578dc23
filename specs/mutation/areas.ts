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
    { mutate: ['src/machines/order-sending.ts'], specs: ['specs/machines-orders.spec.ts'] },
    { mutate: ['src/machines/message-delivery.ts'], specs: ['specs/machines-delivery.spec.ts'] },
    { mutate: ['src/machines/social-sign-in.ts'], specs: ['specs/machines-social.spec.ts'] },
    {
      mutate: ['src/machines/[lps]*.ts', '!src/machines/social-sign-in.ts', 'src/machines/mobile-menu.ts'],
      specs: ['specs/machines-account.spec.ts'],
    },
  ],
  domain: [
    { mutate: ['src/domain/order*.ts', 'src/domain/reorder.ts'], specs: ['specs/domain-orders.spec.ts'] },
    { mutate: ['src/domain/product-*.ts'], specs: ['specs/domain-query.spec.ts'] },
    { mutate: ['src/domain/quantity-*.ts'], specs: ['specs/quantity-grid.spec.ts', 'specs/quantity-input.spec.ts'] },
    {
      mutate: ['src/domain/*.ts', '!src/domain/*order*.ts', '!src/domain/product-*.ts', '!src/domain/quantity-*.ts'],
      specs: ['specs/domain-catalogue.spec.ts', 'specs/domain-people.spec.ts', 'specs/domain-result.spec.ts', 'specs/whatsapp.spec.ts'],
    },
  ],
  adapters: [
    { mutate: ['src/adapters/http/client.ts'], specs: ['specs/client.spec.ts', 'specs/client-records.spec.ts', 'specs/client-waits.spec.ts'] },
    {
      mutate: ['src/adapters/http/fields.ts', 'src/adapters/http/packed.ts', 'src/adapters/http/text.ts', 'src/adapters/http/wire.ts'],
      specs: ['specs/wire-fields.spec.ts', 'specs/wire-readers.spec.ts', 'specs/wire-rows.spec.ts', 'specs/wire-words.spec.ts'],
    },
    {
      mutate: [
        'src/adapters/http/*.ts',
        '!src/adapters/http/client.ts',
        '!src/adapters/http/fields.ts',
        '!src/adapters/http/packed.ts',
        '!src/adapters/http/text.ts',
        '!src/adapters/http/wire.ts',
      ],
      specs: [
        'specs/wire-calls.spec.ts',
        'specs/wire-fields.spec.ts',
        'specs/wire-mapping.spec.ts',
        'specs/wire-rows.spec.ts',
        'specs/wire-table.spec.ts',
        'specs/wire-words.spec.ts',
      ],
    },
    { mutate: ['src/adapters/browser/*.ts'], specs: ['specs/browser-*.spec.ts', 'specs/telemetry.spec.ts'] },
    { mutate: ['src/adapters/firebase/*.ts'], specs: ['specs/identity-adapter.spec.ts', 'specs/identity-sdk.spec.ts'] },
  ],
}
