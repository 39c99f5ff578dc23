import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { WatchVital } from './observe.ts'

export const WEB_VITALS: readonly WatchVital[] = [onCLS, onFCP, onINP, onLCP, onTTFB]
