import type { Schemas } from '@wayside/api-client';
import { canUploadDocument, limits, uploadError } from '@wayside/domain';
import { UploadedFile } from '../../shared/uploaded-file.ts';
import { Collection } from '../seed/collection.ts';
import { cardPicture, pdfOf } from './document-files.ts';
import type { DocumentMedia, StoredFile } from './document-files.ts';
import { gloveboxSource } from './glovebox-source.ts';
import type { StoredItem } from './glovebox-source.ts';
import { shopDay } from '../seed/moments.ts';
import type { User } from '../people/people.ts';
import { STATES } from '../shops/places.ts';
import { refuse } from '../seed/refusal.ts';
import type { Refusal } from '../seed/refusal.ts';
import { FIRST_NEW_CHILD } from '../vehicles/vehicle-ids.ts';
import type { Surroundings } from '../surroundings.ts';

type Item = Schemas['GloveboxItem'];
type DocumentType = Schemas['GloveboxDocumentType'];
type Failure = 'restrictedRole' | 'notFound' | 'invalid' | 'fileTooLarge' | 'fileType';
/** A submitted form: `glovebox_item[document_type]` and so on. */
export type GloveboxForm = Readonly<Record<string, unknown>>;

const DAY = 86_400_000;
const MOST_DAYS = 36_500;
const TYPE_NAMES: Record<DocumentType, string> = {
  driver_licence: 'Driver licence',
  vehicle_insurance: 'Vehicle insurance',
  registration: 'Registration',
  other: 'Document',
};

/** Documents of vehicles and their drivers, with their files. */
export class Glovebox {
  readonly #world: Surroundings;
  readonly #items: Collection<StoredItem>;
  #files = new Map<number, { file: StoredFile; itemId: number }>();
  #nextFile = FIRST_NEW_CHILD;

  constructor(world: Surroundings) {
    this.#world = world;
    this.#items = new Collection(world.base.part(gloveboxSource));
  }

  ofVehicle(vehicleId: number, origin: string): Item[] {
    return this.#items.in(vehicleId).map((item) => this.#view(item, origin));
  }

  /** Gives all documents of a vehicle other numbers. */
  renumber(vehicleId: number): void {
    for (const { id } of this.#items.in(vehicleId)) this.#items.update(id, { document_number: `NEW${id}` });
  }

  create(user: User, form: GloveboxForm, origin: string): Item | Refusal<Failure> {
    const type = field(form, 'document_type') as DocumentType;
    const vehicleId = Number(field(form, 'vehicle_id'));
    const allowed = this.#refusal(user, vehicleId, [type]);
    if (allowed) return allowed;
    const fields = this.#fields(form);
    if ('refused' in fields) return fields;
    const upload = fileOf(form);
    if (upload instanceof UploadedFile === false) return upload ?? refuse('invalid', 'A file is required');
    const item = this.#items.insert((id) => ({
      ...BLANK,
      document_type: type,
      ...fields,
      vehicle_id: vehicleId,
      id,
      files: [this.#store(upload, id)],
    }));
    return this.#view(item, origin);
  }

  update(user: User, id: number, form: GloveboxForm, origin: string): Item | Refusal<Failure> {
    const item = this.#items.get(id);
    if (!item) return refuse('notFound');
    const type = (field(form, 'document_type') ?? item.document_type) as DocumentType;
    const vehicleId = Number(field(form, 'vehicle_id') ?? item.vehicle_id);
    const refused =
      this.#refusal(user, item.vehicle_id, [item.document_type, type]) ?? this.#refusal(user, vehicleId, [type]);
    if (refused) return refused;
    const fields = this.#fields(form);
    if ('refused' in fields) return fields;
    const upload = fileOf(form);
    if (upload && upload instanceof UploadedFile === false) return upload;
    const files = upload ? [this.#store(upload, id)] : item.files;
    const changed = { ...fields, document_type: type, vehicle_id: vehicleId, files };
    return this.#view(this.#items.update(id, changed)!, origin);
  }

  remove(user: User, id: number): 'removed' | 'notFound' | 'restrictedRole' {
    const item = this.#items.get(id);
    if (!item) return 'notFound';
    const refused = this.#refusal(user, item.vehicle_id, [item.document_type]);
    if (refused) return refused.refused;
    this.#items.remove(id);
    return 'removed';
  }

  /** A file by its id, if the user may see it. */
  file(user: User, id: number): StoredFile | undefined {
    const uploaded = this.#files.get(id);
    const item = this.#items.get(uploaded?.itemId ?? id);
    if (!item?.files.includes(id) || !this.#world.vehicles.seenBy(user, item.vehicle_id)) return undefined;
    return uploaded?.file ?? inventedFile(item);
  }

  #refusal(
    user: User,
    vehicleId: number,
    types: readonly DocumentType[],
  ): Refusal<'notFound' | 'restrictedRole'> | undefined {
    if (!this.#world.vehicles.seenBy(user, vehicleId)) return refuse('notFound');
    return types.every((type) => canUploadDocument(user, { isDriverLicense: type === 'driver_licence' }))
      ? undefined
      : refuse('restrictedRole');
  }

  /** The fields the form sends; an empty field clears the stored value. */
  #fields(form: GloveboxForm): Partial<StoredItem> | Refusal<'invalid'> {
    const fields: Partial<StoredItem> = {};
    for (const name of ['document_number', 'insurance_name', 'document_title'] as const) {
      const value = field(form, name);
      if (value !== undefined) fields[name] = value || null;
    }
    const expires = field(form, 'expiration_date');
    if (expires && Number.isNaN(Date.parse(expires))) return refuse('invalid', 'The expiration date is not a date');
    if (expires !== undefined) fields.expiration_date = expires || null;
    const state = field(form, 'state_id');
    if (state && !STATES[this.#world.base.country].some(({ id }) => id === Number(state)))
      return refuse('invalid', 'Unknown state');
    if (state !== undefined) fields.state_id = state === '' ? null : Number(state);
    return fields;
  }

  #store({ type, bytes }: UploadedFile, itemId: number): number {
    const id = this.#nextFile++;
    this.#files.set(id, { file: { type: mediaOf(type), bytes }, itemId });
    return id;
  }

  #view({ files, ...item }: StoredItem, origin: string): Item {
    const today = Date.parse(shopDay(this.#world.clock));
    const days = item.expiration_date === null ? null : Math.round((Date.parse(item.expiration_date) - today) / DAY);
    return {
      ...item,
      expires_in_days: days === null ? null : Math.max(-MOST_DAYS, Math.min(MOST_DAYS, days)),
      glovebox_documents: files.map((id) => ({ id, document_url: `${origin}/api/v4/glovebox_documents/${id}` })),
    };
  }
}

const BLANK = {
  document_number: null,
  expiration_date: null,
  state_id: null,
  insurance_name: null,
  document_title: null,
};

function field(form: GloveboxForm, name: string): string | undefined {
  const value = form[`glovebox_item[${name}]`];
  return value === undefined ? undefined : String(value);
}

/** The form's file, if its type and size are accepted. */
function fileOf(form: GloveboxForm): UploadedFile | Refusal<'invalid' | 'fileTooLarge' | 'fileType'> | undefined {
  const file = form['glovebox_item[file]'];
  if (file === undefined) return undefined;
  if (!(file instanceof UploadedFile)) return refuse('fileType');
  if (file.size === 0) return refuse('invalid', 'The file is empty');
  const error = uploadError(file);
  if (error === undefined) return file;
  return refuse(file.size >= limits.uploadBytes ? 'fileTooLarge' : 'fileType');
}

const mediaOf = (type: string): DocumentMedia =>
  type === 'application/pdf' || type === 'image/png' ? type : 'image/jpeg';

function inventedFile({ id, document_type, document_number, document_title, expiration_date }: StoredItem): StoredFile {
  if (document_type === 'driver_licence') return cardPicture(id);
  return pdfOf(
    [
      document_title ?? TYPE_NAMES[document_type],
      document_number ?? '',
      expiration_date ? `Expires ${expiration_date}` : '',
    ].filter((line) => line !== ''),
  );
}
