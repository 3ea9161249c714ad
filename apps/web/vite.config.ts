import react from '@vitejs/plugin-react';
import { brandsPlugin } from '@wayside/brands/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), brandsPlugin()],
  define: {
    // The demo build knows scenario sessions; a build for production says WAYSIDE_DEMO=off and contains none of it.
    __DEMO__: JSON.stringify(process.env['WAYSIDE_DEMO'] !== 'off'),
    // Empty: the API host follows from the page's host.
    __API_ORIGIN__: JSON.stringify(process.env['WAYSIDE_API_ORIGIN'] ?? ''),
  },
  build: { target: 'es2023', modulePreload: { polyfill: false }, reportCompressedSize: false },
});
