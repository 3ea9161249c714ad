import react from '@vitejs/plugin-react';
import { brandsPlugin } from '@wayside/brands/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), brandsPlugin()],
  // Served from the same machine, so one file loads faster than several.
  build: { target: 'es2023', modulePreload: { polyfill: false }, reportCompressedSize: false, chunkSizeWarningLimit: 900 },
});
