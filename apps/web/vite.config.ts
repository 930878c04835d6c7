import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// index.html alone is built; gallery.html is for `npm run dev`.
export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2022',
    // The first that know `light-dark()`, which says every colour by day and by night.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    sourcemap: true,
  },
  // Bots load the weights they need when they need them.
  worker: { format: 'es' },
});
