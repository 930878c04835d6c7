import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { ownStyles } from './own-styles.ts';

const OCHRE = '#bf6841';
const SERVER = process.env.OCHRE_SERVER ?? 'http://127.0.0.1:7800';
const GROUND = '#e6d7ba';

// index.html alone is built; gallery.html is for `npm run dev`.
export default defineConfig({
  plugins: [
    react(),
    VitePWA({
      // A new version waits until src/offline takes it: no game is reloaded under its players.
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        id: '/',
        name: 'Ochre',
        short_name: 'Ochre',
        description:
          'Stone Age and Carcassonne against bots, around one screen or with friends far away',
        lang: 'en',
        categories: ['games'],
        display: 'standalone',
        theme_color: OCHRE,
        background_color: GROUND,
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          {
            src: '/icon-maskable-512.png',
            sizes: '512x512',
            type: 'image/png',
            purpose: 'maskable',
          },
        ],
      },
      workbox: {
        // Everything, bots and their weights included: a game started in a tunnel has opponents.
        globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
        dontCacheBustURLsMatching: /^assets\//,
        // The page that loads it first is kept by it at once.
        clientsClaim: true,
        cleanupOutdatedCaches: true,
        inlineWorkboxRuntime: true,
        sourcemap: false,
        navigateFallback: '/index.html',
        // What the server answers itself, and files.
        navigateFallbackDenylist: [/^\/(?:api|ws|healthz|readyz|metrics)(?:\/|$)/, /\.[^/]*$/],
      },
    }),
  ],
  css: { postcss: { plugins: [ownStyles] } },
  build: {
    target: 'es2022',
    // The first that know `light-dark()`, which says every colour by day and by night.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    sourcemap: true,
    // For `npm run budgets`: which script is loaded with which.
    manifest: true,
    // `npm run budgets` says what is too large; how long plugins take is nobody's concern.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      // English comes with the first visit and is loaded like every other language.
      checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
      // What the first visit needs is one script and one sheet of style: forty small ones, each
      // shared with some later screen, keep the first thing that is painted waiting.
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
  },
  // `npm run dev` plays at the tables of a server that runs beside it.
  server: {
    proxy: Object.fromEntries(
      ['/api', '/ws'].map((path) => [path, { target: SERVER, ws: path === '/ws' }]),
    ),
  },
  // Bots load the weights they need when they need them.
  worker: { format: 'es' },
});
