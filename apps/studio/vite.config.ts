import react from '@vitejs/plugin-react';
import { brandsPlugin } from '@wayside/brands/vite';
import { folderPlugin, hostingPlugin } from '@wayside/hosting/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    react(),
    brandsPlugin(),
    ...(process.env['WAYSIDE_DEMO'] === 'folder' ? [folderPlugin()] : []),
    hostingPlugin(),
  ],
  // Comes from this very machine: one file is quicker than several.
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 900,
  },
});
