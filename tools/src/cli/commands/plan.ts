import { Command, InvalidArgumentError, Option } from 'commander';
import { iprRegions, libraryForms } from '@archway/contracts';
import { planDifference } from '@archway/dental';
import { errorLine } from '../files/file-error.ts';
import { interruptible } from '../files/interruptible.ts';
import { jsonLines } from '../files/json-lines.ts';
import { exportPlan } from '../plan/export-plan.ts';
import { factsOf } from '../plan/facts.ts';
import { importPlan } from '../plan/import-plan.ts';
import { checkPlan } from '../plan/check-plan.ts';
import { designLine, makePlanFile, rootLines } from '../plan/make-plan-file.ts';
import { type MakeWords, jawOptions, listOf } from '../plan/jaw-options.ts';
import { limitsOption } from '../plan/limits-option.ts';
import { planAt, problemLine, readPlanFile } from '../plan/plan-file.ts';
import { segmentScan } from '../plan/segment-scan.ts';
import { loggedIn } from '../server.ts';

const LOGIN = 'needs ARCHWAY_ACCOUNT and ARCHWAY_PASSWORD of somebody who designs the case';

function counted(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('It counts from 1.');
  return value;
}

const inspectCommand = (): Command =>
  new Command('inspect')
    .description('tells what a plan is: one JSON line')
    .argument('<plan>', 'a document, or the folder of an exported plan')
    .action(async (path: string) => {
      await jsonLines().write({ file: path, ...factsOf(await planAt(path)) });
    });

const validateCommand = (): Command =>
  new Command('validate')
    .description('checks documents as the server does: a JSON line for each, and exit code 1 if one is refused')
    .argument('<plans...>', 'documents, or folders of exported plans')
    .action(async (paths: string[]) => {
      const lines = jsonLines();
      for (const path of paths) {
        try {
          const { document, problems = [] } = await readPlanFile(path);
          await lines.write({ file: path, valid: document !== undefined, problems });
          for (const problem of problems) console.error(problemLine(problem));
          if (!document) process.exitCode = 1;
        } catch (error) {
          await lines.write(errorLine(path, error));
          process.exitCode = 1;
        }
      }
    });

const diffCommand = (): Command =>
  new Command('diff')
    .description(
      'tells what two plans differ in, a JSON line for each tooth and quantity; nothing for plans that say the same',
    )
    .argument('<before>', 'a document, or the folder of an exported plan')
    .argument('<after>', 'the other one')
    .action(async (before: string, after: string) => {
      const lines = jsonLines();
      for (const row of planDifference(await planAt(before), await planAt(after)))
        await lines.write({ file: after, ...row });
    });

const exportCommand = (): Command =>
  new Command('export')
    .description(`writes a plan of a running server into a folder: document, meshes, stages on request; ${LOGIN}`)
    .argument('<case>', 'the id of the case')
    .argument('<plan>', 'the id of the plan')
    .argument('<folder>', 'made where it is not there')
    .option('--case-version <n>', 'of the case', counted, 1)
    .option('--stages', 'also the teeth of each jaw at every aligner, as STL', false)
    .action(
      async (
        caseId: string,
        planId: string,
        folder: string,
        { caseVersion, stages }: { caseVersion: number; stages: boolean },
        command: Command,
      ) =>
        loggedIn(command, async (server) => {
          console.log(await exportPlan(server, { caseId, version: caseVersion, planId }, folder, { stages }));
        }),
    );

const importCommand = (): Command =>
  new Command('import')
    .description(`brings a plan that was made elsewhere into a case, as a draft; ${LOGIN}`)
    .argument(
      '<plan>',
      'a document with the folder `meshes` beside it (Draco, STL, PLY or OBJ, named after their SHA-256)',
    )
    .argument('<case>', 'the id of the case')
    .requiredOption('--name <name>', 'what the draft is called')
    .option('--case-version <n>', 'of the case', counted, 1)
    .option('--target <id>', 'the target plan that stages lead to')
    .action(
      async (
        path: string,
        caseId: string,
        { name, caseVersion, target }: { name: string; caseVersion: number; target?: string },
        command: Command,
      ) =>
        loggedIn(command, async (server) => {
          console.log(await importPlan(server, path, { caseId, version: caseVersion, name, target }));
        }),
    );

const segmentCommand = (): Command =>
  new Command('segment')
    .description('finds the teeth of a scan: a JSON line for the jaw and one for each tooth, with what is doubtful')
    .argument('<scan>', 'one jaw as STL, PLY, OBJ or DRC, in any position')
    .addOption(new Option('--jaw <jaw>', 'which jaw it is; else its shape tells').choices(['upper', 'lower']))
    .option('--out <file>', 'writes the FDI number of each face (0: gum) as JSON')
    .action(async (path: string, options: { jaw?: 'upper' | 'lower'; out?: string }) => {
      const lines = jsonLines();
      try {
        for (const line of await segmentScan(path, options)) await lines.write({ file: path, ...line });
      } catch (error) {
        await lines.write(errorLine(path, error));
        process.exitCode = 1;
      }
    });

const makeCommand = (): Command =>
  new Command('make')
    .description(
      'designs a plan from two scans: teeth, bodies, target and stages; writes the document with its meshes in the folder `meshes` beside it, as `plan import` takes them, and tells what it is and what to look at as one JSON line',
    )
    .argument('<upper>', 'a scan of the upper jaw')
    .argument(
      '<lower>',
      'a scan of the lower jaw; where both files share the frame of the scanner, it bites as scanned',
    )
    .option(
      '--labels-upper <file>',
      '{ "labels": [FDI number of each face, 0 is gum] }, as `plan segment` writes it; else found',
    )
    .option('--labels-lower <file>', 'the same of the lower jaw')
    .option(
      '--cbct <path>',
      'a CBCT of the same patient: packed, or DICOM files as a folder or an archive; roots that it shows take the place of usual ones',
    )
    .requiredOption('--out <plan>', 'the document, e.g. plan.json')
    .addOption(new Option('--kind <kind>', 'stages, or a target alone').choices(['step', 'target']).default('step'))
    .option('--extract <teeth>', 'teeth that are taken out, e.g. 14,24', listOf, [])
    .option('--fix <teeth>', 'teeth that stay where they are', listOf, [])
    .option('--without-attachment <teeth>', 'teeth that are to have no attachment', listOf, [])
    .option('--ipr <contacts>', 'enamel that is taken, e.g. 11-21=0.2,41-31=0.3 in mm', String, '')
    .option('--space <contacts>', 'gaps that stay or are opened, e.g. 13-14=1 in mm', String, '')
    .option('--expand <mm>', 'how much wider the arches become between the molars', Number, 0)
    .addOption(
      new Option('--arch <form>', 'the form of both arches: as the teeth stand, or one of the library')
        .choices(['kept', ...libraryForms])
        .default('kept'),
    )
    .addOption(
      new Option('--ipr-as-needed <where>', 'takes enamel where incisors would come forward without it').choices(
        iprRegions,
      ),
    )
    .option('--distalize-upper <mm>', 'how far the upper teeth go back', Number, 0)
    .option('--distalize-lower <mm>', 'how far the lower teeth go back', Number, 0)
    .option('--sequence', 'teeth go one after another, the last ones first', false)
    .addOption(
      new Option('--first <jaw>', 'the jaw that the other one is set up to, where the scans say how they bite')
        .choices(['lower', 'upper'])
        .default('lower'),
    )
    .option(
      '--limits <limits>',
      'how far teeth go in one stage, also by type of tooth, e.g. linear=0.2,molar.linear=0.15, or a JSON file; else 0.25 mm, 0.15 mm vertically, 2 degrees',
    )
    .action((upper: string, lower: string, words: MakeWords) =>
      interruptible(async (signal) => {
        const limits = words.limits === undefined ? undefined : await limitsOption(words.limits);
        const wanted = {
          meshes: { upper, lower },
          labels: {
            ...(words.labelsUpper !== undefined && { upper: words.labelsUpper }),
            ...(words.labelsLower !== undefined && { lower: words.labelsLower }),
          },
          options: jawOptions(words, limits),
          ...{ out: words.out, kind: words.kind, first: words.first, cbct: words.cbct },
        };
        const facts = await makePlanFile(wanted, signal);
        await jsonLines().write({ file: words.out, ...facts });
        for (const line of [...facts.lookAt.map(designLine), ...facts.roots.flatMap(rootLines)]) console.error(line);
      }),
    );

const checkCommand = (): Command =>
  new Command('check')
    .description(
      'measures every stage, a JSON line for each: moves against the limits of each tooth, which teeth go beyond them, how deep teeth overlap by the document, and of the meshes beside the plan what a certificate tells; exit code 1 where a stage is beyond the limits or a body is not closed',
    )
    .argument('<plan>', 'a document, or the folder of an exported plan')
    .action(async (path: string) => {
      const lines = jsonLines();
      for await (const stage of checkPlan(path)) {
        await lines.write({ file: path, ...stage });
        if (!stage.withinLimits || stage.mesh?.closed === false) process.exitCode = 1;
      }
    });

export const planCommand = (): Command =>
  new Command('plan')
    .description(
      'designs treatment plans, finds teeth in scans, looks at plans, compares them, and takes them out of an installation and into another one',
    )
    .addCommand(makeCommand())
    .addCommand(checkCommand())
    .addCommand(inspectCommand())
    .addCommand(validateCommand())
    .addCommand(diffCommand())
    .addCommand(segmentCommand())
    .addCommand(exportCommand())
    .addCommand(importCommand());
