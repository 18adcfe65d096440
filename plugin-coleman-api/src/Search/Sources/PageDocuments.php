<?php

declare(strict_types=1);

namespace Coleman\Api\Search\Sources;

use Coleman\Api\Search\CompositeId;
use Coleman\Api\Search\Document;
use Coleman\Api\Search\DocumentSource;
use Coleman\Api\Search\Kind;
use Coleman\Api\Search\PublicPosts;
use Coleman\Api\Search\RankedId;
use Coleman\Api\Search\SitePlaces;
use Coleman\Api\Search\Words;

/** WordPress's published pages and posts, without those behind a password; branches, people and the site's own pages. */
final readonly class PageDocuments implements DocumentSource
{
    public function __construct(private PublicPosts $posts, private SitePlaces $places)
    {
    }

    public function kind(): Kind
    {
        return Kind::Page;
    }

    public function ids(int $after, int $limit): array
    {
        $all = [...$this->posts->ids(0, PHP_INT_MAX), ...$this->places->ids()];

        return array_slice(array_values(array_filter($all, static fn (int $id): bool => $id > $after)), 0, $limit);
    }

    /**
     * @param non-empty-list<int> $ids
     * @return list<Document>
     */
    public function documents(array $ids): array
    {
        $posts = array_values(array_filter($ids, static fn (int $id): bool => CompositeId::POSTS === CompositeId::type($id)));

        return [...$this->places->documents($ids), ...array_map(static fn (\WP_Post $post): Document => Document::create(
            $post->ID,
            // Pages before posts.
            RankedId::encode($post->ID, 'page' === $post->post_type ? 1 : 0),
            [
                Document::TITLE => Words::indexed(PublicPosts::plain($post->post_title)),
                Document::FAMILY => Words::indexed(PublicPosts::plain($post->post_excerpt)),
                Document::TEXT => Words::indexed(PublicPosts::plain($post->post_content)),
            ],
        ), array_values($this->posts->byIds($posts)))];
    }
}
