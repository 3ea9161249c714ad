import type { Profile } from '@wayside/scenarios';
import { emailUnder, numberUnder, textUnder } from './profile-values.ts';

/** A schema of the contract, with a resolver for its references. */
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

/** Fields that code reads (not people), and fields that identify an entity. */
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

/** Integers that are amounts: not references, page numbers or lengths of lists sent along. */
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
 * Applies a data profile to the responses of a session, guided by the contract's schema, and maps values the browser
 * sends back to the originals. The world itself never sees profile values, so references and sums stay valid.
 */
export class Disguise {
  readonly #profile: Profile;
  /** Value sent → original value; null when two originals give the same value. */
  #sent = new Map<string, string | null>();

  constructor(profile: Profile) {
    this.#profile = profile;
  }

  /** A copy of the body with the profile applied. */
  dress(body: unknown, { node, resolve }: AnswerSchema): unknown {
    const walk = (value: unknown, given: Schema | undefined, key: string): unknown => {
      const schema = fitting(resolve(given), value);
      if (Array.isArray(value)) return value.map((item) => walk(item, schema.items, key));
      if (typeof value === 'object' && value !== null) {
        return Object.fromEntries(
          Object.entries(value).map(([name, inside]) => [name, walk(inside, propertyOf(schema, name), name)]),
        );
      }
      return UNTOUCHED.has(key) || schema.enum || schema.const !== undefined ? value : this.#leaf(value, schema, key);
    };
    /** The `oneOf` branch that matches the value. */
    const fitting = (schema: Schema, value: unknown): Schema => {
      const branches = (schema.anyOf ?? schema.oneOf)?.map(resolve);
      if (!branches) return schema;
      // A string that may be an enum value is treated as one, even if other branches match.
      if (typeof value === 'string' && branches.some((branch) => branch.enum)) return { enum: [value] };
      return branches.find((branch) => branch.type === kindOf(value) || branch.properties) ?? schema;
    };
    const propertyOf = (schema: Schema, name: string): Schema | undefined =>
      schema.properties?.[name] ?? schema.allOf?.map((part) => propertyOf(resolve(part), name)).find(Boolean);
    return walk(body, node, '');
  }

  /** Replaces every profile value in the browser's request by its original. */
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
    const earlier = this.#sent.get(sent);
    this.#sent.set(sent, earlier === undefined || earlier === original ? original : null);
    return sent;
  }
}

const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);
