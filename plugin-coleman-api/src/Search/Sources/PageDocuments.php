<?php

declare(strict_types=1);

namespace Coleman\Api\Search\Sources;

use Coleman\Api\Search\Document;
use Coleman\Api\Search\DocumentSource;
use Coleman\Api\Search\Kind;
use Coleman\Api\Search\PublicPosts;
use Coleman\Api\Search\RankedId;
use Coleman\Api\Search\Words;

/** WordPress's published pages and posts, without those behind a password. */
final readonly class PageDocuments implements DocumentSource
{
    public function __construct(private PublicPosts $posts)
    {
    }

    public function kind(): Kind
    {
        return Kind::Page;
    }

    public function ids(int $after, int $limit): array
    {
        return $this->posts->ids($after, $limit);
    }

    public function documents(array $ids): array
    {
        return array_map(static fn (\WP_Post $post): Document => Document::create(
            $post->ID,
            // Pages before posts.
            RankedId::encode($post->ID, 'page' === $post->post_type ? 1 : 0),
            [
                Document::TITLE => Words::indexed(PublicPosts::plain($post->post_title)),
                Document::FAMILY => Words::indexed(PublicPosts::plain($post->post_excerpt)),
                Document::TEXT => Words::indexed(PublicPosts::plain($post->post_content)),
            ],
        ), array_values($this->posts->byIds($ids)));
    }
}
