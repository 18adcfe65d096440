import type { IslandFiles } from './types';

/** Of the facts that PHP prints in `<script id="coleman-page">`, those that waking an island takes. */
type Facts = {
	islands?: IslandFiles;
	strings?: IslandFiles;
	/** What is said where there is no connection. */
	offline?: string;
};

export const pageFacts = (): Facts => JSON.parse( document.getElementById( 'coleman-page' )?.textContent || '{}' );
