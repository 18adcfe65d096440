import { Component } from '@wordpress/element';
import type { ReactNode } from 'react';

type Props = { children: ReactNode; onError: () => void };

/** Catches what an island throws while rendering, so that `mountIsland` can put the server's HTML back. */
export class IslandBoundary extends Component< Props, { failed: boolean } > {
	override state = { failed: false };

	static getDerivedStateFromError() {
		return { failed: true };
	}

	override componentDidCatch() {
		this.props.onError();
	}

	override render() {
		return this.state.failed ? null : this.props.children;
	}
}
