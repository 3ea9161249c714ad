import { expandRoles, isForAnyone, isSecured, operationsOf, pointer, resolve } from './contract.mjs';

const ID_PARAMETER = /\{(?:\w+_)?id\}|\{\w+Id\}/;

/** Checks every operation against the rules. Returns the number of operations and of the failures they declare. */
export function checkOperations(contract, checkExamples, report) {
  const everyRole = expandRoles(contract, ['@signed-in']);
  let operations = 0;
  let failures = 0;

  for (const entry of operationsOf(contract)) {
    const { path, method, operation, at } = entry;
    const where = `${method.toUpperCase()} ${path}`;
    const problem = (message) => report(where, message);
    operations += 1;

    if (!/^[a-z][A-Za-z0-9]*$/.test(operation.operationId ?? '')) problem('operationId is missing or not camelCase');
    if (!operation.summary) problem('no summary');
    if (operation.tags?.length !== 1) problem('not exactly one tag');
    checkRoles(contract, operation, everyRole, problem);
    checkParameters(entry, checkExamples, report, where);
    checkStatuses(contract, entry, everyRole, problem);

    const { value: body, at: bodyAt } = resolve(contract, operation.requestBody, at + pointer('requestBody'));
    for (const [type, media] of Object.entries(body?.content ?? {})) {
      if (checkExamples(`${where} body`, media, bodyAt + pointer('content', type)).length === 0) problem(`the ${type} body has no example`);
    }

    for (const [status, node] of Object.entries(operation.responses)) {
      const { value: response, at: responseAt } = resolve(contract, node, at + pointer('responses', status));
      const names = [];
      for (const [name, node] of Object.entries(response.headers ?? {})) {
        const { value: header, at: headerAt } = resolve(contract, node, responseAt + pointer('headers', name));
        checkExamples(`${where} ${status} header ${name}`, header, headerAt);
      }
      for (const [type, media] of Object.entries(response.content ?? {})) {
        if (!media.schema) problem(`${status} ${type} has no schema`);
        const found = checkExamples(`${where} ${status}`, media, responseAt + pointer('content', type));
        if (status.startsWith('2') && !found.includes('success')) problem(`${status} ${type} has no example called success`);
        names.push(...found);
      }
      if (/^[45]/.test(status)) {
        failures += names.length;
        if (names.length === 0) problem(`${status} has no named example`);
      }
    }
  }
  return { operations, failures };
}

function checkRoles(contract, operation, everyRole, problem) {
  const roles = operation['x-roles'];
  if (!Array.isArray(roles) || roles.length === 0) return problem('no x-roles');
  for (const role of expandRoles(contract, roles)) {
    if (!everyRole.includes(role)) problem(`x-roles names ${role}, which is no role and no set`);
  }
  if (isForAnyone(operation) && roles.length > 1) problem('x-roles mixes @anyone with roles');
  if (isForAnyone(operation) === isSecured(contract, operation)) problem('x-roles and security contradict each other');
}

function checkParameters({ path, parameters }, checkExamples, report, where) {
  for (const { value: parameter, at } of parameters) {
    checkExamples(`${where} parameter ${parameter.name}`, parameter, at);
    if (parameter.in !== 'query') continue;
    if ((parameter.schema?.type === 'array') !== parameter.name.endsWith('[]')) {
      report(where, `parameter ${parameter.name}: lists, and only lists, are named with []`);
    }
  }
  for (const [, name] of path.matchAll(/\{(\w+)\}/g)) {
    if (!parameters.some(({ value }) => value.in === 'path' && value.name === name)) report(where, `path parameter ${name} is not declared`);
  }
}

function checkStatuses(contract, { path, operation }, everyRole, problem) {
  const statuses = Object.keys(operation.responses ?? {});
  const need = (why, ...wanted) => {
    for (const status of wanted) if (!statuses.includes(status)) problem(`${why} and declares no ${status}`);
  };
  if (!statuses.some((status) => /^[23]/.test(status))) problem('no good answer');
  need('can meet a failing server', '500');
  if (isSecured(contract, operation)) need('is for signed-in users', '401');
  const allowed = expandRoles(contract, operation['x-roles'] ?? []);
  if (!isForAnyone(operation) && everyRole.some((role) => !allowed.includes(role))) need('lets in some roles only', '403');
  if (ID_PARAMETER.test(path)) need('has an id in its path', '404');
  // The flags' OpenFeature protocol only has 400, for contract violations too.
  if (operation.requestBody) need('has a body', '400', ...(operation.tags?.includes('flags') ? [] : ['422']));
}
