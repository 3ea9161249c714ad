import server from './server/server.json' with { type: 'json' };

/** What the server says when it refuses, by the failure examples of the contract. Written by `npm run generate`. */
export const bundle = {
  server,
};
