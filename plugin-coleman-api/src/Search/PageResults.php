<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

/** Pages as results: WordPress's, and those of SitePlaces. */
final readonly class PageResults
{
    /** So many words of a page's text stand for its description. */
    private const EXCERPT = 30;

    public function __construct(private PublicPosts $posts, private SitePlaces $places)
    {
    }

    /**
     * @param list<int> $ids of Kind::Page
     * @return array<int, array{Url: string, Title: string, Description: string}> schema/search-page.json by id, in the order asked; what may not be read is absent
     */
    public function byIds(array $ids): array
    {
        $found = array_map(self::post(...), $this->posts->byIds(array_values(array_filter($ids, static fn (int $id): bool => CompositeId::POSTS === CompositeId::type($id)))));
        foreach ($this->places->byIds($ids) as $id => $place) {
            $found[$id] = ['Url' => $place['Url'], 'Title' => $place['Title'], 'Description' => $place['Description']];
        }
        $ordered = [];
        foreach ($ids as $id) {
            if (isset($found[$id])) {
                $ordered[$id] = $found[$id];
            }
        }

        return $ordered;
    }

    /** @return array{Url: string, Title: string, Description: string} */
    private static function post(\WP_Post $post): array
    {
        $excerpt = PublicPosts::plain($post->post_excerpt);

        return [
            'Url' => PublicPosts::path($post),
            'Title' => PublicPosts::plain($post->post_title),
            'Description' => '' === $excerpt ? wp_trim_words(PublicPosts::plain($post->post_content), self::EXCERPT, '…') : $excerpt,
        ];
    }
}
