import type { HandlersOf } from './handler.ts';

export const glovebox = {
  listGloveboxItems({ query, user, origin, world, need }) {
    need(world.vehicles.seenBy(user, query.vehicleId));
    return world.glovebox.ofVehicle(query.vehicleId, origin);
  },

  createGloveboxItem: ({ body, user, origin, world, accept }) => accept(world.glovebox.create(user, body, origin)),

  updateGloveboxItem: ({ params, body, user, origin, world, accept }) =>
    accept(world.glovebox.update(user, params.id, body, origin)),

  deleteGloveboxItem({ params, user, world, refusal }) {
    const outcome = world.glovebox.remove(user, params.id);
    if (outcome !== 'removed') throw refusal(outcome);
  },

  downloadGloveboxDocument({ params, user, world, need, reply }) {
    const file = need(world.glovebox.file(user, params.id));
    // The contract's types declare binary as Blob; the server sends a Latin-1 string byte for byte.
    return reply(200, file.bytes as unknown as Blob, { 'content-type': file.type });
  },
} satisfies HandlersOf<'glovebox'>;
