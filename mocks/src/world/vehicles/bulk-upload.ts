import type { Schemas } from '@wayside/api-client';
import type { Session } from '../../session/session.ts';
import { rowsOf, textOf } from './bulk-rows.ts';
import type { Row } from './bulk-rows.ts';
import type { User } from '../people/people.ts';
import { isRefusal } from '../seed/refusal.ts';
import type { World } from '../world.ts';

type Message = Schemas['BulkUploadMessage'];
type Outcome = Pick<Message, 'status' | 'processed' | 'total' | 'errors'>;
type LineError = Schemas['BulkUploadLineError'];

/** Milliseconds after the response. */
const PROCESSING_AFTER = 30;
const DONE_AFTER = 90;

const TEXTS = {
  vinMissing: { en: 'The VIN is missing', fr: 'Le NIV est manquant' },
  vinInvalid: { en: 'The VIN must have 17 letters and digits', fr: 'Le NIV doit compter 17 lettres et chiffres' },
  vinNotFound: { en: 'VIN lookup failed.', fr: 'La recherche du NIV a échoué.' },
  year: { en: 'The year is not a model year', fr: 'L’année n’est pas une année modèle valide' },
  odometer: { en: 'The odometer reading is not a number', fr: 'Le relevé d’odomètre n’est pas un nombre' },
  date: { en: 'The date is not like 2026-01-31', fr: 'La date n’est pas de la forme 2026-01-31' },
  yesNo: { en: 'The value is neither yes nor no', fr: 'La valeur n’est ni oui ni non' },
  units: { en: 'The units are neither miles nor kilometers', fr: 'L’unité n’est ni milles ni kilomètres' },
  vinTwice: { en: 'The VIN is in the file twice', fr: 'Le NIV figure deux fois dans le fichier' },
  tooLong: { en: 'A value is too long', fr: 'Une valeur est trop longue' },
  invalid: { en: 'A value is not accepted', fr: 'Une valeur n’est pas acceptée' },
  notAList: { en: 'The file is not a list of vehicles', fr: 'Le fichier n’est pas une liste de véhicules' },
} as const;

/** The id of the upload, or undefined when the file is not CSV. Progress is sent to the user over the live channel. */
export function takeUpload(session: Session, user: User, fileData: string): number | undefined {
  const text = textOf(fileData);
  const fleetId = user.fleet_id;
  if (text === undefined || fleetId == null) return undefined;
  const { world } = session;
  const id = world.vehicles.nextUpload();
  const rows = rowsOf(text);
  const publish = (outcome: Outcome) => session.publish(user.id, { type: 'bulk_upsertion', id, ...outcome });
  // After a reset the session has a new world, which must not receive the old upload.
  const later = (milliseconds: number, act: () => void) =>
    setTimeout(() => session.world === world && act(), milliseconds);

  const stays = world.base.shape.bulkUpload;
  later(0, () => publish({ status: 'submitted', processed: 0, total: rows?.length ?? 0 }));
  if (stays === 'submitted') return id;
  later(PROCESSING_AFTER, () => publish({ status: 'processing', processed: 0, total: rows?.length ?? 0 }));
  if (stays === 'processing') return id;
  later(DONE_AFTER, () => publish(applyUpload(world, fleetId, rows, user.language === 'fr' ? 'fr' : 'en')));
  return id;
}

/** Saves the vehicles and returns the outcome; the scenario may override it. */
export function applyUpload(
  world: World,
  fleetId: number,
  rows: readonly Row[] | undefined,
  language: 'en' | 'fr',
): Outcome {
  const wanted = endOf(world);
  if (!rows || wanted === 'errored')
    return { status: 'errored', processed: 0, total: 0, errors: [{ line: 1, message: TEXTS.notAList[language] }] };

  const save = world.vehicles.upserter(fleetId);
  const errors: LineError[] = [];
  const report = (line: number, problem: keyof typeof TEXTS) =>
    errors.push({ line, message: TEXTS[problem][language] });
  for (const row of rows) {
    const isSacrificed = wanted === 'completed_with_errors' && row === rows.at(-1) && errors.length === 0;
    if ('problem' in row) report(row.line, row.problem);
    else if (isSacrificed) report(row.line, 'invalid');
    else {
      const outcome = save(row.input);
      if (isRefusal(outcome)) report(row.line, outcome.refused === 'vinNotFound' ? 'vinNotFound' : 'invalid');
    }
  }
  const status = wanted ?? (errors.length > 0 ? 'completed_with_errors' : 'completed');
  const counts = { status, processed: rows.length - errors.length, total: rows.length };
  return errors.length > 0 && status !== 'completed' ? { ...counts, errors } : counts;
}

/** The outcome the scenario sets; undefined when the file decides. */
function endOf({ base }: World) {
  const wanted = base.shape.bulkUpload;
  return wanted === 'submitted' || wanted === 'processing' ? undefined : wanted;
}
