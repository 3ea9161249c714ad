import bulkUpload from './vehicle/bulk-upload.json' with { type: 'json' };
import glovebox from './vehicle/glovebox.json' with { type: 'json' };
import history from './vehicle/history.json' with { type: 'json' };
import policies from './vehicle/policies.json' with { type: 'json' };
import recalls from './vehicle/recalls.json' with { type: 'json' };
import sameVisit from './vehicle/same-visit.json' with { type: 'json' };
import vehicle from './vehicle/vehicle.json' with { type: 'json' };
import vehicleForm from './vehicle/vehicle-form.json' with { type: 'json' };
import vehicleTelematics from './vehicle/vehicle-telematics.json' with { type: 'json' };
import vehicles from './vehicle/vehicles.json' with { type: 'json' };

/** Texts of vehicles: list, form, history, uploads, telematics, recalls and policies. Written by `npm run generate`. */
export const bundle = {
  'bulk-upload': bulkUpload,
  glovebox,
  history,
  policies,
  recalls,
  'same-visit': sameVisit,
  vehicle,
  'vehicle-form': vehicleForm,
  'vehicle-telematics': vehicleTelematics,
  vehicles,
};
