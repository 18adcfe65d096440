<?php

declare(strict_types=1);

namespace Coleman\Api\Redirects;

use Coleman\Api\Database\DatabaseError;

/**
 * A published page that gets another address: its old one leads to it. WordPress does the same for posts, but not for
 * types that have pages below pages.
 */
final readonly class MovedPages
{
    /** @param \Closure(): RedirectService $service */
    public function __construct(private \Closure $service)
    {
    }

    public function register(): void
    {
        add_action('post_updated', $this->notice(...), 10, 3);
    }

    private function notice(int $id, \WP_Post $after, \WP_Post $before): void
    {
        if ('publish' !== $before->post_status || 'publish' !== $after->post_status || !is_post_type_hierarchical($after->post_type) || !is_post_type_viewable($after->post_type)) {
            return;
        }
        $old = (string) get_permalink($before);
        $new = (string) get_permalink($after);
        if ($old === $new) {
            return;
        }
        $moves = [$old => $new];
        foreach (get_pages(['child_of' => $id, 'post_type' => $after->post_type]) ?: [] as $below) {
            $address = (string) get_permalink($below);
            if (str_starts_with($address, $new)) {
                $moves[$old . substr($address, strlen($new))] = $address;
            }
        }
        try {
            foreach ($moves as $from => $to) {
                ($this->service)()->move($from, $to);
            }
        } catch (DatabaseError) {
            // The page is saved all the same.
        }
    }
}
