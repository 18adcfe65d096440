<?php

declare(strict_types=1);

namespace Coleman\Api\Catalogue;

use Coleman\Api\Support\Slug;

/** The pages of used machines: a machine's category says on which of them it stands. */
enum UsedCategory: string
{
    case Tractors = 'tractors';
    case CompactTrackLoaders = 'compact-track-loaders';
    case ZeroTurnMowers = 'zero-turn-mowers';
    case UtilityVehicles = 'utility-vehicles';
    case Other = 'other-used-equipment';

    /** Any other name is the other-used page's. */
    public static function ofName(string $name): self
    {
        return self::tryFrom(Slug::from($name)) ?? self::Other;
    }

    public function label(): string
    {
        return match ($this) {
            self::Tractors => __('Tractors', 'coleman'),
            self::CompactTrackLoaders => __('Compact Track Loaders', 'coleman'),
            self::ZeroTurnMowers => __('Zero-Turn Mowers', 'coleman'),
            self::UtilityVehicles => __('Utility Vehicles', 'coleman'),
            self::Other => __('Other Used Equipment', 'coleman'),
        };
    }

    /** The page's title. */
    public function title(): string
    {
        return match ($this) {
            self::Tractors => __('Used Tractors', 'coleman'),
            self::CompactTrackLoaders => __('Used Compact Track Loaders', 'coleman'),
            self::ZeroTurnMowers => __('Used Zero-Turn Mowers', 'coleman'),
            self::UtilityVehicles => __('Used Utility Vehicles', 'coleman'),
            self::Other => $this->label(),
        };
    }

    public function url(): string
    {
        return EquipmentUrls::usedCategory($this->value);
    }

    /** Path of its drawing among our pictures. */
    public function image(): string
    {
        return sprintf('machines/%s.svg', self::Other === $this ? 'backhoe-loaders' : $this->value);
    }
}
