<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

use Coleman\Api\Database\DatabaseError;
use Coleman\Api\Support\Log;

/** Keeps the index of pages and posts up to date as they are written, hidden and deleted. */
final readonly class IndexedPosts
{
    /** @param \Closure(): SearchQueue $queue made only when a post changes */
    public function __construct(private \Closure $queue)
    {
    }

    public function register(): void
    {
        add_action('wp_after_insert_post', $this->put(...));
        add_action('deleted_post', $this->put(...));
    }

    /** Whatever has become of the post: one that nobody may read any more is dropped. */
    private function put(int $id): void
    {
        if (wp_is_post_revision($id) || wp_is_post_autosave($id)) {
            return;
        }
        try {
            $queue = ($this->queue)();
            $queue->add(Kind::Page, [$id]);
            $queue->drainIfPossible();
        } catch (DatabaseError $error) {
            // The post itself is saved; `reindex` brings the index up to date.
            Log::error($error->getMessage());
        }
    }
}
