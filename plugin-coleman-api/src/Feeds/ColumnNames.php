<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

/** What people call columns: those of feeds, and those of tables that reports tell of. Files and calls use the codes. */
final class ColumnNames
{
    public static function label(string $code): string
    {
        if (str_starts_with($code, Mapping::SPECS)) {
            return substr($code, strlen(Mapping::SPECS));
        }

        return self::known(Change::called($code)) ?? ucfirst(str_replace('_', ' ', Change::called($code)));
    }

    private static function known(string $code): ?string
    {
        return match ($code) {
            'address' => __('Street', 'coleman'),
            'alt' => __('Picture description', 'coleman'),
            'bin' => __('Bin', 'coleman'),
            'booked_within' => __('Hours until posted', 'coleman'),
            'brand', 'brand_id' => __('Brand', 'coleman'),
            'case_qty' => __('Case quantity', 'coleman'),
            'case_qty_required' => __('Sold by full case only', 'coleman'),
            'category', 'category_id' => __('Category', 'coleman'),
            'city' => __('City', 'coleman'),
            'class', 'class_id' => __('Rental class', 'coleman'),
            'core_charge', 'core' => __('Core charge', 'coleman'),
            'counted_at' => __('Count date', 'coleman'),
            'daily' => __('Daily rate', 'coleman'),
            'description' => __('Description', 'coleman'),
            'diagram' => __('Diagram', 'coleman'),
            'discontinued', 'is_discontinued' => __('Discontinued', 'coleman'),
            'email' => __('Email', 'coleman'),
            'factor' => __('Replacement quantity', 'coleman'),
            'from_number' => __('Old part number', 'coleman'),
            'h' => __('Number height', 'coleman'),
            'height' => __('Picture height', 'coleman'),
            'horsepower' => __('Horsepower', 'coleman'),
            'hours' => __('Hours', 'coleman'),
            'image', 'picture' => __('Picture', 'coleman'),
            'in_shop' => __('In the shop', 'coleman'),
            'job_title' => __('Title', 'coleman'),
            'kind' => __('Kind', 'coleman'),
            'is_active' => __('For rent', 'coleman'),
            'latitude' => __('Latitude', 'coleman'),
            'lead_time' => __('Lead time', 'coleman'),
            'list_price' => __('List price', 'coleman'),
            'location', 'location_id' => __('Branch', 'coleman'),
            'locations' => __('Branches', 'coleman'),
            'long_description' => __('Long description', 'coleman'),
            'longitude' => __('Longitude', 'coleman'),
            'meter_hours' => __('Meter hours', 'coleman'),
            'model' => __('Model', 'coleman'),
            'monthly' => __('Four-week rate', 'coleman'),
            'name' => __('Name', 'coleman'),
            'new_brands' => __('Add unknown makers as brands', 'coleman'),
            'note' => __('Note', 'coleman'),
            'numbers' => __('What the counts mean', 'coleman'),
            'oversize_charge', 'oversize' => __('Oversize charge', 'coleman'),
            'part_id' => __('Part ID', 'coleman'),
            'part_number' => __('Part number', 'coleman'),
            'parts_url_description' => __('Maker’s URL slug', 'coleman'),
            'phone', 'phone_number' => __('Phone', 'coleman'),
            'pickup_only' => __('Cannot be shipped', 'coleman'),
            'places' => __('More positions of the number', 'coleman'),
            'popularity' => __('Popularity', 'coleman'),
            'position' => __('Position', 'coleman'),
            'postal_code' => __('ZIP code', 'coleman'),
            'price' => __('Price', 'coleman'),
            'quantity' => __('Quantity', 'coleman'),
            'ref' => __('Number in the picture', 'coleman'),
            'rentable' => __('For rent', 'coleman'),
            'rewrite' => __('URL slug', 'coleman'),
            'serial_from' => __('First serial number', 'coleman'),
            'serial_number' => __('Serial number', 'coleman'),
            'serial_plate' => __('Serial plate location', 'coleman'),
            'serial_prefix' => __('Serial number prefix', 'coleman'),
            'serial_to' => __('Last serial number', 'coleman'),
            'slug' => __('Permalink', 'coleman'),
            'sold', 'sold_at' => __('Sold', 'coleman'),
            'special_hours' => __('Special days', 'coleman'),
            'specs' => __('Specification', 'coleman'),
            'state' => __('State', 'coleman'),
            'stock_number' => __('Stock number', 'coleman'),
            'territory' => __('Territory', 'coleman'),
            'to_number' => __('New part number', 'coleman'),
            'unit_number' => __('Unit number', 'coleman'),
            'vendor', 'vendor_name' => __('Maker', 'coleman'),
            'w' => __('Number width', 'coleman'),
            'weekly' => __('Weekly rate', 'coleman'),
            'weight_class' => __('Weight class', 'coleman'),
            'width' => __('Picture width', 'coleman'),
            'x' => __('Position from left', 'coleman'),
            'y' => __('Position from top', 'coleman'),
            'year', 'model_year' => __('Year', 'coleman'),
            'year_from' => __('First year', 'coleman'),
            'year_to' => __('Last year', 'coleman'),
            'zipcodes' => __('ZIP codes', 'coleman'),
            default => null,
        };
    }
}
