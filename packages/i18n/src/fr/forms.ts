import bulkUpload from './vehicle/bulk-upload.json' with { type: 'json' };
import vehicleForm from './vehicle/vehicle-form.json' with { type: 'json' };

/** Texts of the form and the uploads of vehicles. Written by `npm run generate`. */
export const bundle = {
  'bulk-upload': bulkUpload,
  'vehicle-form': vehicleForm,
};
