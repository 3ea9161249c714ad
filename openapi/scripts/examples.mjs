// Examples must match their schemas: the scenario server answers with them.
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { pointer, resolve } from './contract.mjs';

function createAjv(document, name) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  addFormats(ajv);
  ajv.addSchema(document, name);
  return (at, value) => {
    const fits = ajv.getSchema(`${name}#${encodeURI(at)}`);
    if (!fits) return [`no schema at ${at}`];
    return fits(value) ? [] : fits.errors.map((error) => `${error.instancePath || '/'} ${error.message}${detail(error.params)}`);
  };
}

const detail = (params) => {
  if (params.additionalProperty) return ` (${params.additionalProperty})`;
  return params.allowedValues ? ` (${params.allowedValues.join(', ')})` : '';
};

export function createExampleCheck(contract, report) {
  const misfits = createAjv(contract, 'contract');
  let count = 0;

  const check = (where, at, value) => {
    count += 1;
    for (const misfit of misfits(at, value)) report(where, misfit);
  };

  return {
    count: () => count,

    /** Validates the examples of a media type, parameter or header at a pointer; returns their names. */
    check(where, holder, at) {
      if (holder.example !== undefined) check(`${where} example`, at + pointer('schema'), holder.example);
      const examples = Object.entries(holder.examples ?? {});
      for (const [name, node] of examples) {
        const { value: example } = resolve(contract, node, at + pointer('examples', name));
        if (!('value' in example)) report(where, `example ${name} has no value`);
        else if (!holder.schema) report(where, `example ${name} has no schema`);
        else check(`${where} example ${name}`, at + pointer('schema'), example.value);
      }
      return examples.map(([name]) => name);
    },

    checkLiveChannel(channel) {
      const misfitsOf = createAjv(channel, 'channel');
      for (const [name, message] of Object.entries(channel.components.messages)) {
        if (!message.examples?.length) report(`live channel ${name}`, 'no example');
        for (const example of message.examples ?? []) {
          count += 1;
          const at = pointer('components', 'messages', name, 'payload');
          for (const misfit of misfitsOf(at, example.payload)) report(`live channel ${name} example ${example.name}`, misfit);
        }
      }
    },
  };
}
