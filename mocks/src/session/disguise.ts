import type { Profile } from '@wayside/scenarios';
import { emailUnder, numberUnder, textUnder } from './profile-values.ts';

/** A schema of the contract, with what follows its references. */
export interface AnswerSchema {
  node: Schema;
  resolve: (node: Schema | undefined) => Schema;
}

interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  enum?: readonly unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** What the app or the server reads as something else than text for people, and what others are found by. */
const UNTOUCHED = new Set([
  'authentication_token',
  'authenticationToken',
  'auth_token',
  'token',
  'client_token',
  'payment_method_nonce',
  'value',
  'variant',
  'status',
  'alertMessage',
  'error',
  'errors',
  'errorDetails',
  'abbreviation',
  'vin',
  'zip',
  'postcode',
  'osm_key',
  'osm_value',
  'geotab_device_id',
  'reference_id',
  'appointment_date_pretty',
  'appointment_time_pretty',
  'coordinates',
  'extent',
]);

/** Whole numbers that are an amount and neither a reference, a page nor the length of a list that is sent along. */
const AMOUNTS = new Set([
  'user_total',
  'vehicles_total',
  'total_order_count',
  'total_fleets',
  'total_vehicles',
  'car_count',
  'number_of_vehicles',
]);

/**
 * Dresses the answers of a session's world in another profile, guided by the contract's schema, and reads what comes back from a browser as what
 * was dressed. The world itself knows nothing of it, so references and sums of the server stay what they are.
 */
export class Disguise {
  readonly #profile: Profile;
  /** What was sent → what it stands for; null where two things look alike. */
  #sent = new Map<string, string | null>();

  constructor(profile: Profile) {
    this.#profile = profile;
  }

  /** The answer's body as this profile has it; the given one stays as it is. */
  dress(body: unknown, { node, resolve }: AnswerSchema): unknown {
    const walk = (value: unknown, given: Schema | undefined, key: string): unknown => {
      const schema = fitting(resolve(given), value);
      if (Array.isArray(value)) return value.map((item) => walk(item, schema.items, key));
      if (typeof value === 'object' && value !== null) {
        return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, walk(inside, propertyOf(schema, name), name)]));
      }
      return UNTOUCHED.has(key) || schema.enum || schema.const !== undefined ? value : this.#leaf(value, schema, key);
    };
    /** The branch of a choice that the value is one of. */
    const fitting = (schema: Schema, value: unknown): Schema => {
      const branches = (schema.anyOf ?? schema.oneOf)?.map(resolve);
      if (!branches) return schema;
      // A text that may be one of a few names is one, whatever else it may be.
      if (typeof value === 'string' && branches.some((branch) => branch.enum)) return { enum: [value] };
      return branches.find((branch) => branch.type === kindOf(value) || branch.properties) ?? schema;
    };
    const propertyOf = (schema: Schema, name: string): Schema | undefined =>
      schema.properties?.[name] ?? schema.allOf?.map((part) => propertyOf(resolve(part), name)).find(Boolean);
    return walk(body, node, '');
  }

  /** What a browser sends, with everything that it read from us as the world knows it. */
  undress<T>(value: T): T {
    return this.#undressed(value) as T;
  }

  #undressed(value: unknown): unknown {
    if (typeof value === 'string') return this.#sent.get(value) ?? value;
    if (Array.isArray(value)) return value.map((item) => this.#undressed(item));
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, this.#undressed(inside)]));
  }

  #leaf(value: unknown, schema: Schema, key: string): unknown {
    const isNullable = Array.isArray(schema.type) && schema.type.includes('null');
    if (typeof value === 'string') {
      if (this.#profile === 'minimal' && isNullable) return null;
      if (schema.format === 'email') return this.#noted(value, emailUnder(this.#profile, value, schema.maxLength));
      if (value === '' || schema.format !== undefined || schema.pattern !== undefined) return value;
      return this.#noted(value, textUnder(this.#profile, value, schema.maxLength));
    }
    if (typeof value !== 'number') return value;
    const isDecimal = schema.type === 'number' || (isNullable && schema.type!.includes('number'));
    if (!isDecimal && !AMOUNTS.has(key)) return value;
    return this.#profile === 'minimal' && isNullable ? null : numberUnder(this.#profile, value, schema, !isDecimal);
  }

  #noted(original: string, sent: string): string {
    const known = this.#sent.get(sent);
    this.#sent.set(sent, known === undefined || known === original ? original : null);
    return sent;
  }
}

const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);
