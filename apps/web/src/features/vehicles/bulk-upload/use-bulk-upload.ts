import { ApiError, resultOf } from '@wayside/api-client';
import { knownVehicle, shownFileName } from '@wayside/domain';
import type { KnownVehicle, RowFilter, VehicleFileField } from '@wayside/domain';
import { bulkUploadMachine } from '@wayside/machines';
import type { ArrivalOutcome, BulkUploadEvent, ReadOutcome, SendOutcome, UploadFile } from '@wayside/machines';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { api } from '../../../shared/data/api.ts';
import { changed } from '../../../shared/data/changed.ts';
import { noticeOf } from '../../../shared/failure/failure.ts';
import { queryClient } from '../../../shared/data/query-client.ts';
import { openDraft } from '../../../shared/session/drafts.ts';
import type { KeptDraft } from '../../../shared/session/drafts.ts';
import type { User } from '../../../shared/session/session.ts';
import { openLiveChannel } from '../../../shared/uploads/live-channel.ts';
import { addUpload } from '../../../shared/uploads/uploads.ts';
import { checkArrival } from '../../../shared/uploads/vehicle-arrival.ts';
import { today } from '../../../shared/today.ts';
import { vehiclesQuery } from '../index/vehicles.queries.ts';
import type { PreparedUpload } from './file/file-session.ts';
import { openFileWorker } from './file/file-worker.ts';
import type { FileWorker } from './file/file-worker.ts';

/** The fleet's vehicles, as the server has them now. Fails with an ApiError. */
async function vehiclesOf(fleetId: number | null): Promise<KnownVehicle[]> {
  const vehicles = await queryClient.fetchQuery({ ...vehiclesQuery(), staleTime: 0 });
  return vehicles.filter(({ fleet_id }) => fleet_id === fleetId).map(knownVehicle);
}

export type BulkUpload = ReturnType<typeof useBulkUpload>;

/** The file being reviewed, in its worker, and its draft. */
class Desk {
  readonly #userId: number;
  readonly #fleetId: number | null;
  #worker: FileWorker | undefined;
  #draft: KeptDraft | undefined;
  #fileName = '';
  #users = 0;
  #prepared: PreparedUpload | undefined;

  constructor({ id, fleet_id }: User) {
    this.#userId = id;
    this.#fleetId = fleet_id ?? null;
  }

  /** Started with the first file. */
  get worker(): FileWorker {
    this.#worker ??= openFileWorker();
    return this.#worker;
  }

  /** Marks the desk as used by a page. The worker ends when no page does any more. */
  use(): () => void {
    this.#users++;
    return () => {
      this.#users--;
      // React mounts twice in development.
      setTimeout(() => this.#users === 0 && this.#close());
    };
  }

  #close(): void {
    this.#worker?.close();
    this.#worker = undefined;
  }

  #openDraft(): KeptDraft {
    this.#draft = openDraft('bulk_upload', { userId: this.#userId, fleetId: this.#fleetId });
    return this.#draft;
  }

  /**
   * The file from before a reload, with its corrections. Only our code writes it in this tab, but possibly in the shape
   * of an older version.
   */
  kept(): File | undefined {
    const { name, text } = this.#openDraft().values ?? {};
    return typeof name === 'string' && typeof text === 'string' ? new File([text], name) : undefined;
  }

  async #keep(): Promise<void> {
    const text = await this.worker.draft();
    this.#draft?.keep(text === undefined ? undefined : { name: this.#fileName, text });
  }

  forget(): void {
    this.#draft?.clear();
    this.#openDraft();
    this.#close();
  }

  async read(file: UploadFile): Promise<ReadOutcome> {
    this.#fileName = file.name;
    try {
      const [bytes, fleet] = await Promise.all([(file as File).arrayBuffer(), vehiclesOf(this.#fleetId)]);
      const result = await this.worker.open(new Uint8Array(bytes), fleet, today());
      if ('problem' in result) return { status: 'refused', problem: result };
      await this.#keep();
      return { status: 'read', ...result };
    } catch (problem) {
      if (problem instanceof ApiError) return { status: 'failure', notice: noticeOf(problem.failure) };
      throw problem;
    }
  }

  async correct(line: number, field: VehicleFileField, text: string) {
    const summary = await this.worker.correct(line, field, text);
    await this.#keep();
    return summary;
  }

  async send(): Promise<SendOutcome> {
    const prepared = await this.worker.prepare();
    if (!prepared) throw new Error('No file to send');
    this.#prepared = prepared;
    const { fileData, total, newVins, kept } = prepared;
    const result = await resultOf(api.POST('/vehicles/bulk_upsertions', { body: { fileData } }));
    if (result.status === 'failure') {
      // After a server error nothing is lost by sending it again, so it counts as refused.
      if (['timeout', 'offline', 'unreadable'].includes(result.kind)) return { status: 'lost' };
      const isWordless =
        result.alertMessage === undefined && result.retryAfter === undefined && result.kind !== 'forbidden';
      return {
        status: 'failure',
        notice: isWordless ? { tone: 'error', label: 'bulkUploadFailed' } : noticeOf(result),
      };
    }
    const { id } = result.data;
    const last = { status: 'submitted', processed: 0, total } as const;
    addUpload({ id, fileName: shownFileName(this.#fileName), fleetId: this.#fleetId, last, newVins, kept });
    this.forget();
    return { status: 'success', id };
  }

  /** The file with its corrections, to be compared again with what the fleet has. */
  async again(): Promise<File | undefined> {
    const text = await this.worker.draft();
    return text === undefined ? undefined : new File([text], this.#fileName);
  }

  async checkArrival(): Promise<ArrivalOutcome> {
    // All or some of it may be there: every list that is on screen is older.
    void changed('vehicles');
    const outcome = await checkArrival(this.#fleetId, this.#prepared?.newVins ?? []);
    if (outcome.status === 'success' && outcome.of > 0 && outcome.count === outcome.of) this.forget();
    return outcome;
  }
}

function wired(desk: Desk, userId: number) {
  return bulkUploadMachine.provide({
    actors: {
      readFile: fromPromise<ReadOutcome, { file: UploadFile }>(({ input }) => desk.read(input.file)),
      openChannel: fromPromise(() => openLiveChannel(userId)),
      sendFile: fromPromise(() => desk.send()),
      checkArrival: fromPromise(() => desk.checkArrival()),
    },
  });
}

/** The upload flow with its worker and its calls. A file under review survives a reload, with its corrections. */
export function useBulkUpload(user: User) {
  const [desk] = useState(() => new Desk(user));
  const [machine] = useState(() => wired(desk, user.id));
  const [state, send] = useMachine(machine);

  useEffect(() => {
    const kept = desk.kept();
    if (kept) send({ type: 'file.chosen', file: kept });
    return desk.use();
  }, [desk, send]);

  return {
    state,
    send: (event: BulkUploadEvent): void => {
      if (event.type === 'file.removed') desk.forget();
      send(event);
    },
    linesOf: (filter: RowFilter) => desk.worker.linesOf(filter),
    rows: (lines: readonly number[]) => desk.worker.rows(lines),
    correct: async (line: number, field: VehicleFileField, text: string): Promise<void> => {
      const summary = await desk.correct(line, field, text);
      if (summary) send({ type: 'row.corrected', summary });
    },
    /** Compares the file with the fleet again. Vehicles that were added in the meantime are no longer new. */
    compare: async (): Promise<void> => {
      const file = (await desk.again()) ?? state.context.file;
      if (file) send({ type: 'file.chosen', file });
    },
    /** Forgets the file that is being reviewed. */
    forget: () => desk.forget(),
  };
}
