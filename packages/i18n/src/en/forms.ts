import vehicleForm from './vehicle/vehicle-form.json' with { type: 'json' };

/** Texts of the forms of vehicles. Written by `npm run generate`. */
export const bundle = {
  'vehicle-form': vehicleForm,
};
