<?php

declare(strict_types=1);

namespace Coleman\Api\Inventory;

use Coleman\Api\Images\ImageKind;

/** What the screens of pictures are given at once. */
final readonly class PictureScreenData
{
    public function __construct(private Choices $choices)
    {
    }

    /**
     * @param list<ImageKind> $kinds that the screen shows, each in a tab
     * @return array<string, mixed> type PicturesBoot in src/desk/pictures/types.ts
     */
    public function pictures(string $title, array $kinds): array
    {
        return [
            'title' => $title,
            'kinds' => $kinds,
            'choices' => array_map(
                static fn (array $names): array => array_map(static fn (int $id, string $name): array => ['id' => $id, 'name' => $name], array_keys($names), $names),
                [
                    'brands' => $this->choices->brands(),
                    'families' => $this->choices->families(),
                    'categories' => $this->choices->categories(),
                    'branches' => $this->choices->branches(),
                ],
            ),
        ];
    }
}
