import { isRefusal } from '../world/seed/refusal.ts';
import type { Handlers } from './handler.ts';

export const glovebox = {
  listGloveboxItems({ query, user, origin, world, fail }) {
    return world.vehicles.seenBy(user, query.vehicleId) ? world.glovebox.read(query.vehicleId, origin) : fail('notFound');
  },

  createGloveboxItem({ body, user, origin, world, fail, reply }) {
    const outcome = world.glovebox.create(user, body, origin);
    return isRefusal(outcome) ? fail(outcome.refused, outcome.errors) : reply(201, outcome);
  },

  updateGloveboxItem({ params, body, user, origin, world, fail }) {
    const outcome = world.glovebox.update(user, params.id, body, origin);
    return isRefusal(outcome) ? fail(outcome.refused, outcome.errors) : outcome;
  },

  deleteGloveboxItem({ params, user, world, fail, reply }) {
    const outcome = world.glovebox.remove(user, params.id);
    return outcome === 'removed' ? reply(204, undefined) : fail(outcome);
  },

  downloadGloveboxDocument({ params, user, world, fail, reply }) {
    const file = world.glovebox.file(user, params.id);
    // The contract's types declare binary as Blob; the server sends a Latin-1 string byte for byte.
    return file ? reply(200, file.bytes as unknown as Blob, { 'content-type': file.type }) : fail('notFound');
  },
} satisfies Handlers;
