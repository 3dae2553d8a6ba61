const fs = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');
const { parseSync } = require('@swc/core');

/** @throws Error that names the file when it cannot be read, or is no program */
function parse(file) {
  try {
    return parseSync(fs.readFileSync(file, 'utf8'), {
      syntax: 'typescript',
      tsx: file.endsWith('x'),
      target: 'es2022',
    });
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

/** Calls `visit` for every object of the syntax tree that has a type. */
function walk(node, visit) {
  if (Array.isArray(node)) for (const item of node) walk(item, visit);
  if (node === null || typeof node !== 'object' || Array.isArray(node)) return;
  if (typeof node.type === 'string') visit(node);
  for (const key in node) if (key !== 'span') walk(node[key], visit);
}

/** `endpoints.cases.page` → `cases.page`; undefined for every other expression. */
function endpointId(node) {
  const names = [];
  let at = node;
  while (at?.type === 'MemberExpression' && at.property.type === 'Identifier') {
    names.unshift(at.property.value);
    at = at.object;
  }
  return at?.type === 'Identifier' && at.value === 'endpoints' && names.length >= 2
    ? names.slice(0, 2).join('.')
    : undefined;
}

const importedName = (specifier) =>
  specifier.type === 'ImportSpecifier'
    ? (specifier.imported ?? specifier.local).value
    : specifier.type === 'ImportDefaultSpecifier'
      ? 'default'
      : '*';

/**
 * What sources use of the facades and of the wire.
 * @returns {{ facades: Record<string, string[]>, endpoints: string[] }} sorted names; types are left out
 */
function scanSources(files, facadeNames) {
  const names = new Map(facadeNames.map((facade) => [facade, new Set()]));
  const endpoints = new Set();
  for (const file of files) {
    const text = fs.readFileSync(file, 'utf8');
    if (!facadeNames.some((name) => text.includes(name)) && !text.includes('endpoints.')) continue;
    walk(parse(file).body, (node) => {
      if (node.type === 'ImportDeclaration' && !node.typeOnly && names.has(node.source.value)) {
        const into = names.get(node.source.value);
        for (const specifier of node.specifiers) if (!specifier.isTypeOnly) into.add(importedName(specifier));
      }
      const id = node.type === 'MemberExpression' ? endpointId(node) : undefined;
      if (id) endpoints.add(id);
    });
  }
  const sorted = (set) => [...set].sort();
  return {
    facades: Object.fromEntries([...names].filter(([, set]) => set.size > 0).map(([name, set]) => [name, sorted(set)])),
    endpoints: sorted(endpoints),
  };
}

/** The values that a workspace package exports, `export *` of its own files included. */
function exportedNames(request, from) {
  return [...namesOf(createRequire(path.join(from, 'package.json')).resolve(request))].sort();
}

function namesOf(file) {
  const names = new Set();
  for (const node of parse(file).body) {
    if (node.type === 'ExportAllDeclaration')
      for (const name of namesOf(path.resolve(path.dirname(file), node.source.value))) names.add(name);
    if (node.type === 'ExportNamedDeclaration' && !node.typeOnly)
      for (const specifier of node.specifiers)
        if (!specifier.isTypeOnly) names.add((specifier.exported ?? specifier.orig ?? specifier.name).value);
    if (node.type === 'ExportDeclaration') for (const name of declaredNames(node.declaration)) names.add(name);
  }
  return names;
}

function declaredNames(declaration) {
  if (declaration.type === 'VariableDeclaration') return declaration.declarations.map((item) => item.id.value);
  return declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration'
    ? [declaration.identifier.value]
    : [];
}

module.exports = { scanSources, exportedNames, namesOf };
