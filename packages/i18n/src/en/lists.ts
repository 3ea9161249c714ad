import views from './list/views.json' with { type: 'json' };

/** Texts of the views of lists. Written by `npm run generate`. */
export const bundle = {
  views,
};
