import type { FeedRun } from '@/api/generated/schemas';

/** Changes the address: an empty value is taken out of it. */
export type Go = ( changes: Record< string, string >, replace?: boolean ) => void;

/** A file that was chosen a moment ago, for the run that waits for it. */
export type Chosen = { run: number; file: File };

export type RunProps = {
	run: FeedRun;
	/** Puts in what a call has answered. */
	show: ( run: FeedRun ) => void;
	go: Go;
};
